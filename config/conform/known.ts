import { Values } from './values'

/** What the answers so far have told, for the requests that come: by the names of fields, and by call as well. */
export class Known {
  private readonly all = new Values()
  private readonly byCall = new Map<string, Values>()
  private readonly answers = new Map<string, unknown>()

  /** Takes the data of a call's answer. */
  learn(call: string, data: unknown): void {
    this.all.learn(data)
    this.answers.set(call, data)
    const own = this.byCall.get(call) ?? new Values()
    this.byCall.set(call, own)
    own.learn(data)
  }

  /** The first value of a field in the answers of this call, or of any where no call is named; undefined where none told one. */
  first(field: string, call?: string): unknown {
    return call === undefined ? this.all.of(field)[0] : this.byCall.get(call)?.of(field)[0]
  }

  /** A field of the first row, at any depth of the newest answer of a call, whose state is this one. */
  ofRow(call: string, field: string, [state, wanted]: readonly [string, unknown]): unknown {
    return rowsOf(this.answers.get(call)).find((row) => row[state] === wanted && row[field] !== undefined)?.[field]
  }
}

/** Every object inside of data, the outermost first. */
function rowsOf(data: unknown): Record<string, unknown>[] {
  if (typeof data !== 'object' || data === null) return []
  const inner = Object.values(data).flatMap(rowsOf)
  return Array.isArray(data) ? inner : [data as Record<string, unknown>, ...inner]
}
