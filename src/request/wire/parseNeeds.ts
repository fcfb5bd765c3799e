import type { Need, Needs, RowNeeds } from '@/contract/needs'

type Fields = Record<string, unknown>

const whole = (value: unknown) => (Number.isSafeInteger(value) && (value as number) >= 0 ? value : undefined)

const readers: Record<Extract<Need, string>, (value: unknown) => unknown> = {
  text: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  fen: whole,
  whole,
  label: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  count: (value) => (Number.isSafeInteger(value) ? value : 0),
}

/** The value read as its need declares, or undefined where it lacks a required value. */
export function parseNeeds(value: unknown, need: Need): unknown {
  if (typeof need === 'string') return readers[need](value)
  return isRows(need) ? readRows(value, need) : readFields(value, need)
}

const isRows = (need: Needs | RowNeeds): need is RowNeeds => Array.isArray(need)

function readRows(value: unknown, [mode, need]: RowNeeds): unknown[] | undefined {
  const isNeeded = mode === 'every'
  if (!Array.isArray(value)) return isNeeded ? undefined : []
  const rows = value.map((row) => parseNeeds(row, need))
  if (isNeeded) return rows.includes(undefined) ? undefined : rows
  return rows.filter((row) => row !== undefined)
}

function readFields(value: unknown, needs: Needs): Fields | undefined {
  const fields: Fields = typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}
  for (const [key, need] of Object.entries(needs)) {
    const name = key.replace('?', '')
    if (name !== key && fields[name] === undefined) continue
    const read = parseNeeds(fields[name], need)
    if (read === undefined) return undefined
    fields[name] = read
  }
  return fields
}
