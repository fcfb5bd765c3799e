import type { Needs, NeedsOf } from './needs'

/** The vocabulary of the wire that the client and the sandbox share: how a call is declared, and the scalar types of its data. */

/**
 * An amount of money in fen, the only unit on the wire.
 * @asType integer
 */
export type Fen = number

/**
 * A moment as milliseconds since the epoch, by the server's clock.
 * @asType integer
 */
export type EpochMs = number

/**
 * A count or a whole number of seconds.
 * @asType integer
 */
export type Whole = number

/** Data of a call that has no fields; it is sent as `{}`. */
export type Empty = Record<string, never>

/** Interface family: picks host, prefix, headers, codec and how an answer is read. */
export type Family =
  | 'ordinary'
  | 'apiVip'
  | 'vip'
  | 'supVip'
  | 'vipCore'
  | 'vipCoreMobileGw'
  | 'lowCode'
  | 'cashierCore'
  | 'cashierCoreMobile'
  | 'report'

/** Effect of a customer's call; decides retry, queue priority and idempotency: reads are retried, money never is. */
export type CallKind = 'read' | 'write' | 'money'

/** The kinds of everything that is sent; a report is not a call of the customer and follows rules of its own. */
export type Kind = CallKind | 'report'

/**
 * What an empty result of a call means: data that stands for it, such as no rows; a refusal with that code; `nothing` where the
 * requested thing does not exist; or `malformed` where the server must return data, as it must about money.
 */
export type EmptyMeaning<Res, Refusal extends string = string> = Res | Refusal | 'nothing' | 'malformed'

/**
 * Which failure of membership a failed call is reported as: of its information or of its payment; `payment` is the latter
 * only while what is paid for is a membership.
 */
export type MemberFailure = 'memberInfo' | 'memberPay' | 'payment'

/**
 * Where a call comes from: its path is `stated` in the specification; it is `named` there, and its path is ours (D-06); or it is `ours` alone, and a
 * server of others may lack it.
 */
export type Origin = 'stated' | 'named' | 'ours'

/** Everything about a call but its types. */
export interface EndpointOptions {
  /** Absent in the builds of the app, which have no use for it: `config/dropOrigins.js` takes it out. */
  origin?: Origin
  /** The server lacks this call of ours: `config/replacePaths.js` writes it into a build whose file of replaced paths says so. */
  isMissing?: true
  family: Family
  kind: Kind
  /** POST unless said otherwise. */
  method?: 'POST' | 'GET'
  /** JSON unless said otherwise; `upload` is host multipart, `stream` is multipart with a manual boundary. */
  body?: 'json' | 'upload' | 'stream'
  /** `false` where the request layer shows no errors. */
  toast?: false
  /** Codes with which the server may refuse; each has a message in the user's language. */
  refusals?: readonly string[]
  /** What an empty result means to the caller; absent where the call returns no fields anyway. */
  empty?: EmptyMeaning<object>
  /** Which fields of the answer are required, and how fields that are only displayed are read; without it nothing is checked. */
  needs?: Needs
  /**
   * Fields that are the same for everyone with the same language and theme. H5 keeps them on the device, beyond a logout, and shows them at the next
   * visit until the answer is there, so that nothing of one customer may be in them.
   */
  public?: readonly string[]
  /** Absent where a failed call is no failure of membership. */
  failure?: MemberFailure
}

/** One declared call. `request` and `response` exist for the compiler only. */
export interface Endpoint<Req, Res, Refusal extends string = string, K extends Kind = Kind> extends EndpointOptions {
  kind: K
  /** A part such as `:product` is a parameter: it stands for the text of that field of the data. */
  path: string
  refusals: readonly Refusal[]
  readonly request?: Req
  readonly response?: Res
}

/** An endpoint that is called for the customer; reports are posted. */
export type Callable<Req, Res> = Endpoint<Req, Res, string, CallKind>

/** Data that an endpoint accepts. */
export type RequestOf<E> = E extends Endpoint<infer Req, unknown, string> ? Req : never

/** Data that an endpoint returns. */
export type ResponseOf<E> = E extends Endpoint<unknown, infer Res, string> ? Res : never

/** A call with fields in its answer compiles only if it declares what an empty result means. */
type EmptyOption<Res, Refusal extends string> = [Res] extends [Empty] ? unknown : { empty: EmptyMeaning<Res, Refusal> }

/** Names of the parameters of a path: `product` of `/:product/query`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A path compiles only if each of its parameters is a field of the data that holds a text. */
type PathOf<Req, Path extends string> = Req extends { [Name in ParamOf<Path>]: string } ? Path : never

/** The path of one call, with its parameters filled in from the data. */
export const filledPath = (path: string, data: object): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((data as Record<string, unknown>)[name])))

/**
 * Declares a call: `endpoint<Req, Res>()('/path', { family, kind, empty })`. Both type arguments are named interfaces of the area.
 */
export const endpoint =
  <Req, Res>() =>
  <const Path extends string, K extends Kind, const Refusals extends readonly string[] = readonly []>(
    path: PathOf<Req, Path> & Path,
    options: Omit<EndpointOptions, 'origin' | 'isMissing' | 'kind' | 'refusals' | 'empty' | 'needs' | 'public'> & {
      origin: Origin
      kind: K
      refusals?: Refusals
      needs?: NeedsOf<Res>
      public?: readonly (keyof Res & string)[]
    } & EmptyOption<Res, NoInfer<Refusals[number]>>,
  ): Endpoint<Req, Res, Refusals[number], K> => ({
    ...options,
    needs: options.needs as Needs | undefined,
    path,
    refusals: options.refusals ?? ([] as unknown as Refusals),
  })
