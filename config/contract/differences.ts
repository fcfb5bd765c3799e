import { Ajv } from 'ajv'
import { markOf, named, spelled, withOneList } from './alternatives'
import type { KeptSchema } from './kept'
import { limitChanges } from './limits'
import { ofMap, type Presence, presenceOf, presenceWords } from './presence'
import {
  alternatives,
  fieldsOf,
  jsonTypes,
  otherFields,
  type Resolved,
  resolved,
  type Types,
  uncovered,
  valuesOf,
} from './schemaParts'

/** One difference between an older and a newer schema. */
export interface Difference {
  /** From the data down, as in `coupons[].title`; empty for the data itself. */
  field: string
  /** From the nearest named type down, as in `Coupon.title`. */
  within: string
  what: string
  /** There are values that only the newer schema takes. */
  more: boolean
  /** There are values that only the older schema takes. */
  less: boolean
  /** Where an object's field came, went, or became optional or required: its schema, the newer one where there are two. */
  presence?: { before: Presence; after: Presence; schema: KeptSchema }
}

/** Tells whether a listed value fits the limits of a schema. */
const ajv = new Ajv({ strict: false, validateFormats: false })

interface Place {
  field: string
  within: string
  /** Pairs of types that are being compared: a type may contain itself. */
  open: readonly string[]
}

interface Sides {
  before: Types
  after: Types
}

const below = (at: string, name: string): string => (at ? `${at}.${name}` : name)

const change = ({ field, within }: Place, what: string, more: boolean, less: boolean): Difference => ({
  field,
  within,
  what,
  more,
  less,
})

/** All differences between the data of two schemas, each at the field where it is. */
export const differences = (before: KeptSchema, after: KeptSchema, sides: Sides): Difference[] =>
  compare(before, after, sides, { field: '', within: '', open: [] })

function compare(before: KeptSchema, after: KeptSchema, sides: Sides, place: Place): Difference[] {
  const older = resolved(before, sides.before)
  const newer = resolved(after, sides.after)
  if (older.type && place.open.includes(pairOf(older, newer))) return []
  const inside = entered(place, older, newer)
  const [values, newValues] = [valuesOf(before, sides.before), valuesOf(after, sides.after)]
  if (values && newValues) return compareValues(values, newValues, inside)
  const some = withOneList(alternatives(before, sides.before))
  const others = withOneList(alternatives(after, sides.after))
  if (some.length > 1 || others.length > 1) return compareAlternatives(some, others, sides, inside)
  return compareOne(some[0] ?? {}, others[0] ?? {}, sides, inside)
}

const pairOf = (older: Resolved, newer: Resolved): string => `${older.type}, ${newer.type}`

/** Where the inside of two schemas is; a field that has got another type is one of the type around it. */
const entered = (place: Place, older: Resolved, newer: Resolved): Place => ({
  ...place,
  open: [...place.open, pairOf(older, newer)],
  within: newer.type && newer.type === older.type ? newer.type : place.within,
})

function compareValues(before: readonly unknown[], after: readonly unknown[], place: Place): Difference[] {
  const added = after.filter((value) => !before.includes(value))
  const removed = before.filter((value) => !after.includes(value))
  return [
    ...(added.length > 0 ? [change(place, `may also be ${named(added)}`, true, false)] : []),
    ...(removed.length > 0 ? [change(place, `is no longer ${named(removed)}`, false, true)] : []),
  ]
}

/** Schemas of which one has alternatives: equal ones belong together, and of the others those with the same mark. */
function compareAlternatives(
  before: readonly KeptSchema[],
  after: readonly KeptSchema[],
  sides: Sides,
  place: Place,
): Difference[] {
  const known = new Set(before.map((one) => spelled(one, sides.before)))
  const still = new Set(after.map((one) => spelled(one, sides.after)))
  const gone = before.filter((one) => !still.has(spelled(one, sides.before)))
  const found: Difference[] = []
  for (const one of after.filter((other) => !known.has(spelled(other, sides.after)))) {
    const mark = markOf(one, sides.after)
    const index = gone.findIndex((other) => markOf(other, sides.before) === mark)
    const [other] = index < 0 ? [] : gone.splice(index, 1)
    if (other) found.push(...compareOne(other, one, sides, place))
    else found.push(change(place, `may also be another alternative (${mark})`, true, false))
  }
  const lost = gone.map((one) =>
    change(place, `is no longer the alternative (${markOf(one, sides.before)})`, false, true),
  )
  return [...found, ...lost]
}

/** Two schemas without alternatives. */
function compareOne(before: KeptSchema, after: KeptSchema, sides: Sides, place: Place): Difference[] {
  const [types, newTypes] = [jsonTypes(before), jsonTypes(after)]
  const came = uncovered(newTypes, types)
  const gone = uncovered(types, newTypes)
  const typeChange =
    came.length + gone.length > 0
      ? [change(place, `was of type ${types.join()} and is ${newTypes.join()}`, came.length > 0, gone.length > 0)]
      : []
  if (came.length === newTypes.length && gone.length === types.length) return typeChange
  const [values, newValues] = [valuesOf(before, sides.before), valuesOf(after, sides.after)]
  if (values && newValues) return compareValues(values, newValues, place)
  const takes = (schema: KeptSchema) => (value: unknown) => ajv.validate(schema, value)
  if (values) return [change(place, `was ${named(values)} and may be others`, true, !values.every(takes(after)))]
  if (newValues) return [change(place, `may only be ${named(newValues)}`, !newValues.every(takes(before)), true)]
  const both = (type: string) => types.includes(type) && newTypes.includes(type)
  return [
    ...typeChange,
    ...(both('object') ? compareFields(before, after, sides, place) : []),
    ...(both('array') ? compareRows(before, after, sides, place) : []),
    ...limitsAt(before, after, place),
  ]
}

const limitsAt = (before: KeptSchema, after: KeptSchema, place: Place): Difference[] =>
  limitChanges(before, after).map(({ what, more, less }) => change(place, what, more, less))

function compareRows(before: KeptSchema, after: KeptSchema, sides: Sides, place: Place): Difference[] {
  const rows = { ...place, field: `${place.field}[]`, within: `${place.within}[]` }
  return compare((before.items ?? {}) as KeptSchema, (after.items ?? {}) as KeptSchema, sides, rows)
}

function compareFields(before: KeptSchema, after: KeptSchema, sides: Sides, place: Place): Difference[] {
  const [older, newer] = [fieldsOf(before), fieldsOf(after)]
  const [others, newOthers] = [otherFields(before), otherFields(after)]
  const at = (name: string): Place => ({
    ...place,
    field: below(place.field, name),
    within: below(place.within, name),
  })
  const names = new Set([...Object.keys(older), ...Object.keys(newer)])
  const found = [...names].sort().flatMap((name) => {
    const field = older[name] ?? ofMap(others)
    const newField = newer[name] ?? ofMap(newOthers)
    const from = presenceOf(before, name, field)
    const to = presenceOf(after, name, newField)
    const moved = presenceChange(at(name), from, to, newField ?? field ?? {})
    return [...moved, ...(field && newField ? compare(field, newField, sides, at(name)) : [])]
  })
  if (others && newOthers) return [...found, ...compare(others, newOthers, sides, at('*'))]
  const [from, to] = [others ? 'optional' : 'absent', newOthers ? 'optional' : 'absent'] as [Presence, Presence]
  return [...found, ...presenceChange(at('*'), from, to, newOthers ?? others ?? {})]
}

/** A field that came or went, or that may be missing now or no longer; it is also a value that one side alone takes. */
function presenceChange(
  place: Place,
  before: Presence | 'open',
  after: Presence | 'open',
  schema: KeptSchema,
): Difference[] {
  if (before === after) return []
  const more = before === 'absent' || before === 'required'
  const less = after === 'absent' || after === 'required'
  const [from, to] = [before, after].map((one) => (one === 'open' ? 'absent' : one)) as [Presence, Presence]
  return [
    { ...change(place, presenceWords[`${from} ${to}`], more, less), presence: { before: from, after: to, schema } },
  ]
}
