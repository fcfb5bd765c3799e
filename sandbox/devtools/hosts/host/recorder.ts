import { usualBytes } from '../limits'
import type { HostCall, Logs, Note, Problem } from '../protocol'

/** A setData over this many bytes is a problem. */
const MOST_BYTES = 256 * 1024

/** Records what happens in the host; tests assert that `problems` is empty. */
export class Recorder {
  readonly problems: Problem[] = []
  readonly logs: Logs = { calls: [], setData: [], events: [], console: [], lifecycle: [], nodes: {}, notes: [] }
  /** The route of the page that is in front, set by the page stack. */
  page: string | undefined

  /** The name of a host function that the platform lacks, when an error shows that it was called; set by the machine. */
  missingHostCall: (message: string) => string | undefined = () => undefined

  /** Tells a person of a problem; set by the machine. */
  tell: (name: 'problem', value: Problem) => void = () => undefined

  /** Records something that a device would refuse or draw wrongly. */
  problem(kind: Problem['kind'], cause: unknown): void {
    const error = cause as { message?: string; errMsg?: string; errorMessage?: string; stack?: string } | null
    const message = String(error?.message ?? error?.errMsg ?? error?.errorMessage ?? asText(cause))
    const problem: Problem = {
      kind,
      message,
      ...(this.page && { page: this.page }),
      ...(error?.stack && { stack: error.stack }),
    }
    this.problems.push(problem)
    this.tell('problem', problem)
  }

  /** Records something that is worth a look, but allowed. */
  note(kind: Note['kind'], message: string): void {
    if (this.logs.notes.some((note) => note.kind === kind && note.message === message)) return
    this.logs.notes.push({ kind, message, ...(this.page && { page: this.page }) })
  }

  /** Starts the record of one host call; the caller fills in how it ended. */
  call(name: string, args: unknown): HostCall {
    const call: HostCall = { name, args: clone(args), ...(this.page && { page: this.page }) }
    this.logs.calls.push(call)
    return call
  }

  /** Records a setData and checks its size, in bytes of UTF-8 JSON as the bridge transfers it. */
  setData(component: string, keys: string[], json: string): void {
    const bytes = utf8Length(json)
    const page = this.page ?? ''
    this.logs.setData.push({ page, component, keys, bytes, at: performance.now() })
    const text = `setData of ${Math.ceil(bytes / 1024)} KB on ${component}`
    if (bytes > MOST_BYTES) this.problem('setData size', new Error(text))
    else if (bytes > usualBytes) this.note('setData size', text)
  }

  /** Runs a callback of the app; an error in it is a problem, like an uncaught error on a device. */
  guard<T>(run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      this.problem('error', error)
      return undefined
    }
  }
}

/** A copy as JSON transfers it, without functions and undefined; a value that JSON cannot represent becomes its text. */
export function clone(value: unknown): unknown {
  if (value === undefined) return undefined
  try {
    return JSON.parse(JSON.stringify(value)) as unknown
  } catch {
    return String(value)
  }
}

/** The text of any value, for logs: errors with their stack, objects as JSON. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value && typeof value === 'object' && 'stack' in value) return String(value.stack)
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

/** Length of a text in bytes of UTF-8; jsdom has no TextEncoder. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
