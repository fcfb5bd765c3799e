import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WireExample } from '../../sandbox/devtools/api/examples'
import type { LoggedCall } from '../../sandbox/http/callLog'

const folder = path.resolve(process.env.WIRE_EXAMPLES ?? 'artifacts/examples')

/** Items of a list that an example shows at most. */
const ITEMS = 2

/** Characters of an example at most, where a shorter one was seen. */
const LONG = 2_500

const isSuccess = (answer: Record<string, unknown>): boolean =>
  answer.code === '000000' || answer.suc === true || answer.status === 1

/** The same value with shorter lists, and with the address that a sandbox usually has. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ITEMS).map(shortened)
  if (typeof value === 'string') return value.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1:8700')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]))
}

/** The object of a JSON text; undefined for the other answers that faults make. */
function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The example that a call makes: of a success only, and of texts that were not cut. */
function exampleOf({ status, data = '{}', answer }: LoggedCall): WireExample | undefined {
  if (status !== 200 || answer.endsWith('…') || data.endsWith('…')) return undefined
  const read = objectOf(answer)
  return read && isSuccess(read) ? (shortened({ data: JSON.parse(data), answer: read }) as WireExample) : undefined
}

/** Whether an example shows more than another one, and not too much. */
function isBetter(one: WireExample, than: WireExample | undefined): boolean {
  if (!than) return true
  const [length, other] = [JSON.stringify(one).length, JSON.stringify(than).length]
  return length > LONG || other > LONG ? length < other : length > other
}

/** Notes the best example of each call that this sandbox has answered, one file per call, in the folder WIRE_EXAMPLES. */
export async function noteExamples(url: string): Promise<void> {
  const all = (await (await fetch(`${url}/sandbox/api/calls.json`)).json()) as Record<string, LoggedCall[]>
  mkdirSync(folder, { recursive: true })
  for (const [name, calls] of Object.entries(all)) {
    const file = path.join(folder, `${name}.json`)
    let kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WireExample) : undefined
    for (const call of calls) {
      const example = exampleOf(call)
      if (example && isBetter(example, kept)) kept = example
    }
    if (kept) writeFileSync(file, JSON.stringify(kept))
  }
}
