import type { Endpoint, RequestOf, ResponseOf } from '@/contract/endpoint'
import type { Db } from './db/client'
import type { SupplierValues } from './http/signed'
import type { Upload } from './http/upload'
import type { Lang } from './language'
import type { Message, MessageParams, MessagesOf } from './refusals'
import type { User } from './user'

/** Who calls, as far as limits need to know. */
export interface Caller {
  /** The id that the device made for itself; empty where it sent none. */
  device: string
  /** The network address, where codes are limited by it. */
  address?: { ip: string; codesPerHour: number }
}

/** What a handler is given. */
export interface Context<Req, Code extends string> {
  /** The data of the call, already checked against the contract. */
  req: Req
  /** Whose token came along; absent for a visitor. */
  user?: User
  /** The login the call came with, known or not. */
  token?: string
  /** What the supplier area sends beside the data; empty outside apiVip. */
  supplier: SupplierValues
  /** The signed-in user; without one the call is answered 300000. */
  signedIn(): User
  /** For kind money a transaction that also holds the idempotency key; else the database, where `db.transaction` is yours to call. */
  db: Db
  /** The server's clock, moved by a clock fault. */
  now: Date
  lang: Lang
  /** Empty where the call carries none. */
  requestId: string
  /** Ends the call with a declared refusal; what a money call wrote is rolled back. */
  refuse(code: Code, params?: MessageParams): never
  /** Like `refuse`, but a money call keeps what it wrote, such as a counted wrong code. */
  refuseKeeping(code: Code, params?: MessageParams): never
  headers: Readonly<Record<string, string | undefined>>
  caller: Caller
  /** Public address of this server, without a slash at the end. */
  origin: string
  /** Reads the file of an upload call; to be asked for last, since a picture is decoded. Rejects with the refusal of a file that is not taken. */
  upload(): Promise<Upload>
}

type AnyEndpoint = Endpoint<unknown, unknown, string>

type CodeOf<E> = E extends Endpoint<infer _Req, infer _Res, infer Code> ? Code : never

/** One handler per endpoint of a contract module. */
export type Handlers<Module> = {
  [K in keyof Module as Module[K] extends AnyEndpoint ? K : never]: (
    context: Context<RequestOf<Module[K]>, CodeOf<Module[K]>>,
  ) => Promise<ResponseOf<Module[K]>>
}

/** For some money calls of a contract module, the answer to an intent that was answered before, made from that first answer. */
type Repeats<Module> = {
  [K in keyof Module as Module[K] extends AnyEndpoint ? K : never]?: (
    context: Context<RequestOf<Module[K]>, CodeOf<Module[K]>>,
    first: ResponseOf<Module[K]>,
  ) => Promise<ResponseOf<Module[K]>>
}

/** An endpoint with the code behind it, as the server mounts it. */
export interface Route {
  name: string
  endpoint: AnyEndpoint
  handle(context: Context<unknown, string>): Promise<unknown>
  /** Answers a money call whose intent was answered before; the first answer is repeated where this is absent. */
  repeat?(context: Context<unknown, string>, first: unknown): Promise<unknown>
  messages: Readonly<Record<string, Message>>
  /** It closes the customer's account: it locks the account itself, and no other money call runs meanwhile. */
  endsAccount?: true
}

/**
 * Implements every endpoint of a contract module: `implement(wallet, { balance: async ({ db }) => … }, messages)`.
 * `repeats` says what is answered when an intent comes again and its first answer may no longer hold.
 * A missing handler, a wrong field, an undeclared refusal or a missing message does not compile.
 */
export function implement<Module extends object>(
  module: Module,
  handlers: Handlers<NoInfer<Module>>,
  messages: MessagesOf<NoInfer<Module>>,
  repeats: Repeats<NoInfer<Module>> = {},
): Route[] {
  return Object.entries(module as Record<string, AnyEndpoint>)
    .filter(([name]) => name in handlers)
    .map(([name, endpoint]) => ({
      name,
      endpoint,
      handle: handlers[name as keyof typeof handlers] as unknown as Route['handle'],
      repeat: repeats[name as keyof typeof repeats] as unknown as Route['repeat'],
      messages,
    }))
}
