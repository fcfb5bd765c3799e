export type Lang = 'zh-CN' | 'en'

export type Area =
  | 'session'
  | 'profile'
  | 'account'
  | 'identity'
  | 'bank'
  | 'wallet'
  | 'credit'
  | 'home'
  | 'mall'
  | 'order'
  | 'cashier'
  | 'member'
  | 'rights'
  | 'supplier'
  | 'coupon'
  | 'activity'
  | 'coin'
  | 'certificate'
  | 'topup'
  | 'remoteConfig'
  | 'native'

/** Query of an address; values travel as text. */
export type Query = Record<string, string | undefined>

export interface RouteFacts {
  area: Area
  title: Record<Lang, string>
  /** `optional` opens without a token, and an answer 300000 is handled by the page (R-32, D-20). */
  login: 'required' | 'optional'
  /** Uses the newer theme whatever the stored flag is. */
  theme?: 'xyfApp'
  /** Position in the tab bar. */
  tab?: 0 | 1 | 2
  /** The page can be refreshed by pulling down. */
  pullDownRefresh?: true
  /** Addresses in addition to the path itself, H5 only. */
  alias?: readonly string[]
  /** The page has the host's own navigation bar, where all others draw theirs. */
  hostBar?: true
  /** A page of one host only; mini-programs have their own for the system pages. */
  host?: 'h5'
  /** A form, login, settings or a step of paying: its header is white in both themes (D-29). */
  neutral?: true
  /** Names of the query, with a space between them; one with a question mark may be absent. */
  query?: string
  /** Path of the same screen in the newer theme; customers of that theme are led there. */
  newer?: string
  /** Path of the call that the screen stands on, where that is ours; absent in builds, in which `config/missingRoutes.js` reads it. */
  mainCall?: string
  /** The server lacks that call: no entry leads to the screen, and its address says that nothing is there. */
  isMissing?: true
  /**
   * The store of this page is kept when a session ends or another one begins: login happens on this page, and a form that is being sent
   * must end where the customer can see it.
   */
  outlivesSession?: true
}

/** One route. `typedQuery` exists for the compiler only. */
export interface Route<Q extends Query = Query> extends RouteFacts {
  path: string
  readonly typedQuery?: Q
}

type NameOf<Name extends string> = Name extends `${infer Bare}?`
  ? { [Key in Bare]?: string }
  : { [Key in Name]: string }

type FieldsOf<Names extends string> = Names extends `${infer Name} ${infer Rest}`
  ? NameOf<Name> & FieldsOf<Rest>
  : NameOf<Names>

/** The query that a text such as `goodsId price?` describes. */
export type QueryOf<Names extends string> = Names extends ''
  ? Record<never, string>
  : { [Key in keyof FieldsOf<Names>]: FieldsOf<Names>[Key] }

interface MoreFacts
  extends Pick<
    RouteFacts,
    | 'neutral'
    | 'theme'
    | 'tab'
    | 'pullDownRefresh'
    | 'alias'
    | 'host'
    | 'hostBar'
    | 'outlivesSession'
    | 'newer'
    | 'mainCall'
  > {
  /** The newer theme has a screen of its own, at the same path under `subPackages/xyfApp`; `newer` names another path. */
  hasNewer?: true
}

/** Makes the routes of one kind of login. The facts that every route has are arguments without names: all routes are part of every main package. */
const routesFor =
  (login: RouteFacts['login'], neutral?: true) =>
  <const Names extends string = ''>(
    area: Area,
    path: string,
    zh: string,
    en: string,
    query?: Names,
    { hasNewer, ...more }: MoreFacts = {},
  ): Route<QueryOf<Names>> => ({
    area,
    path,
    title: { 'zh-CN': zh, en },
    login,
    ...(neutral && { neutral }),
    ...(query && { query }),
    ...(path.includes('/xyfApp/') && { theme: 'xyfApp' }),
    ...(hasNewer && { newer: path.replace('/', '/xyfApp/') }),
    ...more,
  })

/** Opens without a login. */
export const forAnyone = routesFor('optional')
/** Opens for signed-in customers; others log in first. */
export const signedIn = routesFor('required')
/** Opens for anyone, with a white header in both themes. */
export const neutralForAnyone = routesFor('optional', true)
/** Opens for signed-in customers, with a white header in both themes. */
export const neutral = routesFor('required', true)
