import type { Kind } from '@/contract/endpoint'
import type { FamilyFacts } from '@/contract/families'
import type { Needs } from '@/contract/needs'

/** A JSON schema without its texts; a reference leads to `types` of the contract. */
export type KeptSchema = Readonly<Record<string, unknown>>

/** One call, as far as a server or an app can notice a change of it. */
export interface KeptCall {
  name: string
  family: string
  kind: Kind
  /** How it sends its data; absent where that is JSON. */
  body?: 'upload' | 'stream'
  /** Key of the type of its data in `types`. */
  sends: string
  /** Key of the type of its answer. */
  answers: string
  /** In the order of the alphabet. */
  refusals: readonly string[]
  /** What an empty result means; absent where that is data without fields. */
  empty?: unknown
  needs?: Needs
}

export interface KeptFamily extends FamilyFacts {
  /** Names of the headers of each of its calls. */
  headers: readonly string[]
  /** Further ones of the calls of a kind. */
  headersOfKind: Partial<Record<Kind, readonly string[]>>
}

/** A contract in the form in which two are compared: everything that is noticed on the wire, and no texts. */
export interface KeptContract {
  /** What made the file. */
  generated: string
  /** The version of package.json that it is of. */
  version: string
  /** By method and path, as in `POST /coupon/take`; the path is without the prefix of the family. */
  calls: Readonly<Record<string, KeptCall>>
  families: Readonly<Record<string, KeptFamily>>
  /** What a header holds, by its name. */
  headers: Readonly<Record<string, { required: boolean; schema: KeptSchema }>>
  /** Around the data: what is sent, by encoding and method or body, and what is answered, by the shape. */
  envelopes: Readonly<Record<string, KeptSchema>>
  /** Of what is sent where its type states none, by name. */
  limits: Readonly<Record<string, number>>
  /** The types of data by name. */
  types: Readonly<Record<string, KeptSchema>>
}

/** Where a reference to a type leads. */
export const typeRef = (name: string): string => `#/types/${name}`
