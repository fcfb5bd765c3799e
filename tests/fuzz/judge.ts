import type { Answer } from '@tests/histories/world/server'

/** Whom an answer is for, as far as the judgement needs to know. */
export interface Reader {
  mobile: string
  tokens: readonly string[]
  /** Ids of what belongs to them alone. */
  ownIds: ReadonlySet<string>
  /** Every text that they have sent: the server may send it back. */
  typed: ReadonlySet<string>
}

/** What is wrong with an answer: a fault of the server, no object, or what belongs to another customer. Undefined where it is right. */
export function faultOf({ status, text }: Answer, reader: Reader, others: readonly Reader[]): string | undefined {
  if (status >= 500) return `answers ${status}: ${text.slice(0, 300)}`
  const body = parsed(text)
  if (typeof body !== 'object' || body === null) return `answers no object: ${text.slice(0, 300)}`
  for (const other of others) {
    const personal = [...other.tokens, other.mobile].filter((one) => !reader.typed.has(one))
    // An id that the reader has guessed is no reason to answer with what it belongs to.
    const ids = [...other.ownIds].filter((id) => !reader.ownIds.has(id))
    const leaked = [...personal, ...ids].find((one) => text.includes(`"${one}"`))
    if (leaked) return `answers what belongs to ${other.mobile}: ${leaked}`
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
