/** Names for the moves that need one; all others come with what they mean, in the view. */
import { nummerus } from '../../generated/constants'

const { moves } = nummerus

/** Solitär: the chip goes to the chain that ends below it, or to the one that begins above it. */
export const JOIN_LOWER = moves.join_lower.first
export const JOIN_UPPER = moves.join_upper.first
/** No swap. */
export const KEEP = moves.keep.first
