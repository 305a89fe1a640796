/** Random bytes as text. Not `randomUUID`: browsers refuse that on plain HTTP in the house's own network. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
