/** HTTP calls to the server. What is refused becomes a `Refusal` whose message is one sentence for people. */
import { texts } from './words'
import type { Best, Me, MyTable, Problem } from '../feed/messages'
import { settings } from './settings.svelte'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
    this.name = 'Refusal'
  }
}

/** Why something was refused. Anything else is a mistake of ours, and is seen as such. */
export function sentenceOf(reason: unknown): string {
  if (reason instanceof Refusal) return reason.message
  throw reason
}

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  myTables: () => call<MyTable[]>('GET', '/api/tables/mine'),
  newTable: async (game: string) => (await call<{ id: string }>('POST', '/api/tables', { game })).id,
  tableOfCode: async (code: string) =>
    (await call<{ id: string }>('POST', `/api/codes/${encodeURIComponent(code)}`)).id,
  best: (game: string) => call<Best>('GET', `/api/best?game=${encodeURIComponent(game)}`),
  /** A piece of sound to practise with. */
  soundExample: async (game: string, which: number, strength: number) =>
    (
      await answered('GET', `/api/games/${encodeURIComponent(game)}/sounds/${which}?strength=${strength}`)
    ).arrayBuffer(),
}

const t = texts('house/shelf', 'server')

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await answered(method, path, body)).json() as Promise<Answer>
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await send(method, path, body)
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => null)
  throw isProblem(answer) ? new Refusal(answer.code, answer.text) : new Refusal('unreachable', t('unreachable'))
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    return await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refusal('unreachable', t('unreachable'))
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'text' in answer
}
