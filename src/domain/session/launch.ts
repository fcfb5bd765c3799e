import { makeAutoObservable } from 'mobx'
import { record, text, texts } from '@/lib/parsers'
import { secretKeys } from '@/lib/secretKeys'
import { hostFacts } from '@/platform/host/host'
import { takeStartQuery } from '@/platform/links/startQuery'
import { stored, storedForLaunch } from '@/platform/storage/stored'
import { asToken } from './token'

/** Everything the app reads from its start query. */
const startKeys = [
  'token',
  'userId',
  'mToken',
  'type',
  'sdkType',
  'uniPlatform',
  'cnlPdCode',
  'action',
  'canLoan',
  'from',
  'utm_source',
  'orgin_page',
  'appFrom',
  'rscToken',
  'rightsOrderNo',
] as const

export type StartQuery = Partial<Record<(typeof startKeys)[number], string>>

/**
 * Parameters that hold for the whole launch, over every reload of the page. The others are used once: secrets (U4), and those with
 * a stored value of their own, such as the theme, which an older one must not overwrite.
 */
const lastingKeys = [
  'sdkType',
  'uniPlatform',
  'cnlPdCode',
  'action',
  'canLoan',
  'from',
  'utm_source',
  'orgin_page',
  'appFrom',
] as const satisfies readonly (keyof StartQuery)[]

type Keys = readonly string[]

const only = (keys: Keys, query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => keys.includes(key)))

const without = (keys: Keys, query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)))

/** A launch's parameters without what they say about one customer: whether that customer can borrow. */
const forAnyone = (query: StartQuery = {}): StartQuery => without(['canLoan'], query as Record<string, string>)

const defaultCnlPdCode = 'APP001000007'

/** The longest parameter that is kept, in characters: as long as an address may be. */
const longestParameter = 8_000
const asParameters = (value: unknown) => texts(value, longestParameter)
function asLasting(value: unknown): StartQuery | undefined {
  const query = asParameters(value)
  return query && only(lastingKeys, query)
}
/** How the launch began. */
const beginning = storedForLaunch('launch', (value) =>
  record(value, { query: asLasting, miniLinkParams: asParameters }),
)
const appToken = storedForLaunch('appToken', asToken)
/** Digits as the invitation's address has them. */
const inviter = stored('inviterUserId', (value) => text(value, 15, /^\d+$/))

/** How the app was opened. It applies to the whole launch, for every customer who signs in, except what it says about one of them. */
class Launch {
  query: StartQuery = {}
  /** The other parameters of the start query: R-55 names this state for pages that a mini-program's link opens; no screen reads it. */
  miniLinkParams: Record<string, string> = {}
  /** The native app has said that it shows its own bar over the page (D-26). */
  hasNativeBar = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Reads the start query once, before anything else runs. Answers the parameters of the query alone, without those that
   * an earlier load of this launch has kept; a `token` that this launch has already is no new login, and is not among them.
   */
  read(): StartQuery {
    const { token: given, ...all } = takeStartQuery(secretKeys)
    const kept = appToken.read()
    const token = asToken(given) ?? kept
    const asked: StartQuery = { ...only(startKeys, all), ...(token && token !== kept ? { token } : {}) }
    // A reload, and the return from a provider's page, continue the launch; a link from another origin begins a new one.
    const begun = beginning.read()
    const isFrom = (key: 'from' | 'orgin_page') => asked[key] === undefined || asked[key] === begun?.query[key]
    const before = begun && isFrom('from') && isFrom('orgin_page') ? begun : undefined
    // A login in the query may be another customer's, for whom only the way the app was opened is kept (U3).
    const isSameCustomer = asked.mToken === undefined && asked.token === undefined
    this.query = { ...(isSameCustomer ? before?.query : forAnyone(before?.query)), ...asked }
    this.miniLinkParams = (isSameCustomer && before?.miniLinkParams) || without(startKeys, all)
    this.keep()
    // The return from a provider's page loads the app again, without the token in its address (U4).
    if (token) this.takeAppToken(token)
    if (all.inviterUserId) inviter.write(all.inviterUserId)
    return asked
  }

  /** The campaign that the customer came by: its own parameter, otherwise where the app was opened from. */
  get utmSource(): string {
    return this.query.utm_source ?? this.query.from ?? ''
  }

  /** Forgets what the start query says about the customer who leaves (U3); the way the app was opened, and a login of the native app, stay. */
  forgetCustomer(): void {
    const { token } = this.query
    this.query = { ...forAnyone(this.lasting), ...(token ? { token } : {}) }
    this.miniLinkParams = {}
    this.keep()
  }

  /** Customer-service mode: asked for by the address, and not inside a WeChat or Alipay mini-program. */
  get isCustomer(): boolean {
    const asked = this.query.from === 'customer' || this.query.orgin_page === 'customerHall'
    const { miniHost, isInMiniProgram } = hostFacts
    const inside = miniHost === 'weapp' || miniHost === 'alipay' || isInMiniProgram || this.sdkType === 'miniapp'
    return asked && !inside
  }

  /** The parameters that an address needs to open the app elsewhere in the same launch; never a secret (U4). */
  get lasting(): StartQuery {
    return only(lastingKeys, this.query as Record<string, string>)
  }

  get sdkType(): string | undefined {
    return this.query.sdkType
  }

  /** The platform that a mini-program names when it opens the page; kept for the launch, read by no screen. */
  get uniPlatform(): string | undefined {
    return this.query.uniPlatform
  }

  get cnlPdCode(): string {
    return this.query.cnlPdCode ?? defaultCnlPdCode
  }

  /** Headers of the native app's calls; undefined where the page runs outside it. */
  get appToken(): { jwtToken: string; token: string } | undefined {
    const { token } = this.query
    return token ? { jwtToken: token, token } : undefined
  }

  showNativeBar(isShown: boolean): void {
    this.hasNativeBar = isShown
  }

  /** Keeps the native app's login for this launch. */
  takeAppToken(token: string): void {
    appToken.write(token)
    this.query = { ...this.query, token }
  }

  /** Forgets the native app's login after the server has refused it; from then on the customer signs in on our own page. */
  dropAppToken(): void {
    appToken.remove()
    this.query = { ...this.query, token: undefined }
  }

  private keep(): void {
    beginning.write({ query: this.lasting, miniLinkParams: this.miniLinkParams })
  }
}

export const launch = new Launch()

/** User id of the inviter from an invitation; it serves one login. */
export const storedInviter = (): number | undefined => {
  const digits = inviter.read()
  return digits === undefined ? undefined : Number(digits)
}

/** Keeps the inviter of a link that was opened while the app ran; false where it is no id. */
export const keepInviter = (id: string): boolean => inviter.write(id)

/** Forgets the inviter after a login. */
export const dropInviter = (): void => inviter.remove()
