import type { KeptSchema } from './kept'
import { isRequired, otherFields } from './schemaParts'

/** Whether an object has a field. */
export type Presence = 'absent' | 'optional' | 'required'

export const presenceWords: Readonly<Record<`${Presence} ${Presence}`, string>> = {
  'absent optional': 'is added, optional',
  'absent required': 'is added, required',
  'optional absent': 'is removed; it was optional',
  'required absent': 'is removed; it was required',
  'optional required': 'is required now',
  'required optional': 'is optional now',
  'absent absent': '',
  'optional optional': '',
  'required required': '',
}

/** The schema of the values of a map; undefined where an object takes no other fields, or any. */
export const ofMap = (others: KeptSchema | undefined): KeptSchema | undefined =>
  others && Object.keys(others).length > 0 ? others : undefined

/** Whether an object has a field, given the field's schema. An open object has any field that it does not name: `open`. */
export function presenceOf(object: KeptSchema, name: string, field: KeptSchema | undefined): Presence | 'open' {
  if (!field) return otherFields(object) ? 'open' : 'absent'
  return isRequired(object, name) ? 'required' : 'optional'
}
