/**
 * How the request layer reads one value of an answer: a real server may omit it, or send `null` or another type.
 * - `text` (not empty), `fen` and `whole` (safe integers from 0) are required: without one the call fails with `malformed`.
 * - `label` and `count` are only displayed: any other type reads as `''` or 0; a number is accepted as a label.
 * - An object is read field by field; any other type reads as an object without fields.
 * - A list with `every` is required, and so are all its rows: use it where rows carry money. A list with `readable` is only
 *   displayed, as goods are: any other type reads as an empty list, and a row that lacks a required value is dropped.
 */
export type Need = 'text' | 'fen' | 'whole' | 'label' | 'count' | Needs | RowNeeds

/** How the rows of a list are read. */
export type RowNeeds = readonly ['every' | 'readable', Need]

/** Fields by name. One whose name ends in `?` may be absent; if present it is read like any other. */
export interface Needs {
  readonly [field: string]: Need
}

/** What can be declared for a value of this type; a boolean is not declared, since an absent one counts as false. */
type NeedOf<T> = T extends string
  ? 'text' | 'label'
  : T extends number
    ? 'fen' | 'whole' | 'count'
    : T extends readonly (infer Row)[]
      ? readonly ['every' | 'readable', NeedOf<Row>]
      : T extends object
        ? NeedsOf<T>
        : never

/** The needs of an answer: they may name only fields that the answer has, and use `?` exactly where the type does. */
export type NeedsOf<T> = {
  readonly [K in keyof T as K extends string ? (undefined extends T[K] ? `${K}?` : K) : never]?: NeedOf<
    NonNullable<T[K]>
  >
}
