import type { Need, Needs, RowNeeds } from '../../../src/contract/needs'
import type { FieldProblem } from '../answerSchemas'
import type { Finding } from '../check'

/** What the request layer makes of one field that is not as it should be. */
type Effect = Pick<Finding, 'shows' | 'isTolerated'>

const isRows = (need: Need | undefined): need is RowNeeds => Array.isArray(need)

/** The needs of the fields from the data to a field, its own last; undefined for one that is not declared. */
function needsOn(needs: Needs | undefined, at: readonly string[]): (Need | undefined)[] {
  let need: Need | undefined = needs
  return at.map((name) => {
    if (name === '[]') need = isRows(need) ? need[1] : undefined
    else if (typeof need === 'object' && !isRows(need)) need = need[name] ?? need[`${name}?`]
    else need = undefined
    return need
  })
}

const required = ['text', 'fen', 'whole']

/**
 * What the app shows because of a field, by the rules of `parseNeeds`.
 * @param failed what it shows where the call fails
 */
export function effectOf({ at, kind, got }: FieldProblem, needs: Needs | undefined, failed: string): Effect {
  const path = needsOn(needs, at)
  const need = path.at(-1)
  const dropped = path.slice(0, -1).filter(isRows).at(-1)
  const isLost =
    (typeof need === 'string' && required.includes(need) && !isReadable(need, kind, got)) ||
    (isRows(need) && need[0] === 'every' && kind !== 'value')
  if (isLost && dropped?.[0] === 'readable') return { shows: 'the row is left out of the list' }
  if (isLost) return { shows: failed }
  if (kind === 'value')
    return { shows: 'the app does not know this value, and treats it as none of those that it knows' }
  if (need === 'label' && typeof got === 'number') return { shows: 'the number is read as a text', isTolerated: true }
  if (need === 'label') return { shows: 'an empty text, or "--" where the screen has a sign for what is missing' }
  if (need === 'count') return { shows: '0' }
  if (isRows(need)) return { shows: 'an empty list' }
  if (typeof need === 'object') return { shows: 'what is in it counts as missing' }
  return { shows: 'the field reaches the screen as it is: an empty text or "--", or its part of the screen is missing' }
}

/** Whether a value of another type or another of the listed values is still read. */
function isReadable(need: string, kind: FieldProblem['kind'], got: unknown): boolean {
  if (kind === 'value') return true
  return need === 'text' ? typeof got === 'string' && got !== '' : Number.isSafeInteger(got) && Number(got) >= 0
}

/** The findings of the fields of an answer. */
export const fieldFindings = (problems: readonly FieldProblem[], needs: Needs | undefined, failed: string): Finding[] =>
  problems.map((problem) => ({ found: inWords(problem), ...effectOf(problem, needs, failed) }))

function inWords({ at, kind, wants, got }: FieldProblem): string {
  const field = at.length > 0 ? `field ${at.join('.').replaceAll('.[]', '[]')}` : 'the data'
  if (kind === 'missing') return `${field} is missing (${wants})`
  return kind === 'type'
    ? `${field}: wrong type, ${short(got)} in place of ${wants}`
    : `${field}: ${short(got)}, not ${wants}`
}

/** A value in a few characters. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
