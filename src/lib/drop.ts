import { isObservableMap, isObservableObject } from 'mobx'

/** Ends a store that is used no longer: by its own `drop`, or else by dropping the stores in its fields. */
export function drop(store: object): void {
  dropIn(store, new Set())
}

/** Drops the stores in the fields of a store, also in lists and tables of them, with theirs; for a store that has more to end than they have. */
export function dropAll(store: object): void {
  dropFields(store, new Set([store]))
}

function dropIn(value: object, seen: Set<object>): void {
  if (seen.has(value)) return
  seen.add(value)
  if ('drop' in value && typeof value.drop === 'function') value.drop()
  else dropFields(value, seen)
}

function dropFields(store: object, seen: Set<object>): void {
  for (const value of isMap(store) ? store.values() : Object.values(store))
    if (typeof value === 'object' && value !== null && mayHoldStores(value)) dropIn(value, seen)
}

const isMap = (value: object): value is Map<unknown, unknown> => value instanceof Map || isObservableMap(value)

/** Whether a value is a store, a list, a map, or an object with a store under each name. */
const mayHoldStores = (value: object): boolean =>
  'drop' in value ||
  isObservableObject(value) ||
  isMap(value) ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype
