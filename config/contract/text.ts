/** Longest line of the kept contract, in characters. */
const WIDTH = 140

/** A value as JSON with sorted names: in one line where it fits, so that a change is seen as a change of few lines. */
function lines(value: unknown, indent: string, used: number): string {
  const sorted = inOrder(value)
  const short = JSON.stringify(sorted)
  if (typeof sorted !== 'object' || sorted === null || indent.length + used + short.length <= WIDTH) return short
  const inner = `${indent}  `
  const [open, close, rows] = Array.isArray(sorted)
    ? ['[', ']', sorted.map((one) => lines(one, inner, 1))]
    : ['{', '}', Object.entries(sorted).map(([name, one]) => row(name, one, inner))]
  return `${open}\n${rows.map((one) => inner + one).join(',\n')}\n${indent}${close}`
}

function row(name: string, value: unknown, indent: string): string {
  const key = `${JSON.stringify(name)}: `
  return key + lines(value, indent, key.length + 1)
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  )
}

/** The text of the kept file. The same contract always has the same text. */
export const textOf = (contract: object): string => `${lines(contract, '', 0)}\n`
