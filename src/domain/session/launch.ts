import { makeAutoObservable } from 'mobx'
import { secretKeys } from '@/lib/secretKeys'
import { hostFacts } from '@/platform/host'
import { launchStorage } from '@/platform/sessionStorage'
import { takeStartQuery } from '@/platform/startQuery'
import * as storage from '@/platform/storage'

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
  'orgin_page',
  'appFrom',
  'rscToken',
  'rightsOrderNo',
] as const

export type StartQuery = Partial<Record<(typeof startKeys)[number], string>>

/**
 * What holds as long as the launch does, over every new load of the page. The others are used once: secrets (U4), and what is kept
 * in a place of its own, where an old value must not come back, such as the theme.
 */
const lastingKeys = [
  'sdkType',
  'uniPlatform',
  'cnlPdCode',
  'action',
  'canLoan',
  'from',
  'orgin_page',
  'appFrom',
] as const satisfies readonly (keyof StartQuery)[]

/** What a launch began with. */
interface Beginning {
  query: StartQuery
  miniLinkParams: Record<string, string>
}

type Keys = readonly string[]

const only = (keys: Keys, query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => keys.includes(key)))

const without = (keys: Keys, query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)))

const defaultCnlPdCode = 'APP001000007'
const inviterKey = 'inviterUserId'
const appTokenKey = 'appToken'
const beginningKey = 'launch'

/** How the app was opened. It lives as long as this launch, whoever signs in. */
class Launch {
  query: StartQuery = {}
  /** Everything else of the start query, for pages that a link of a mini-program opens; no screen here reads it. */
  miniLinkParams: Record<string, string> = {}

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads the start query once, before anything else runs. Answers what this query says, without what an earlier page of the same launch said. */
  read(): StartQuery {
    const all = takeStartQuery(secretKeys)
    const asked: StartQuery = only(startKeys, all)
    // A reload, and the return from a provider's page, continue the launch; a link that names another origin begins a new one.
    const begun = launchStorage.read<Beginning>(beginningKey)
    const isFrom = (key: 'from' | 'orgin_page') => asked[key] === undefined || asked[key] === begun?.query[key]
    const before = begun && isFrom('from') && isFrom('orgin_page') ? begun : undefined
    this.query = { ...before?.query, ...asked }
    this.miniLinkParams = before?.miniLinkParams ?? without(startKeys, all)
    const { lasting: query, miniLinkParams } = this
    launchStorage.write(beginningKey, { query, miniLinkParams } satisfies Beginning)
    // After a payment on a provider's page this page is loaded anew, without the token in its address (U4).
    const token = this.query.token ?? launchStorage.read<string>(appTokenKey)
    if (token) this.takeAppToken(token)
    if (all.inviterUserId && /^\d{1,15}$/.test(all.inviterUserId)) storage.write(inviterKey, all.inviterUserId)
    return asked
  }

  /** Customer-service mode: asked for by the address, and not inside a WeChat or Alipay mini-program. */
  get isCustomer(): boolean {
    const asked = this.query.from === 'customer' || this.query.orgin_page === 'customerHall'
    const { miniHost, isInMiniProgram } = hostFacts
    const inside = miniHost === 'weapp' || miniHost === 'alipay' || isInMiniProgram || this.sdkType === 'miniapp'
    return asked && !inside
  }

  /** What an address needs that opens the app elsewhere in the same launch; never a secret (U4). */
  get lasting(): StartQuery {
    return only(lastingKeys, this.query as Record<string, string>)
  }

  get sdkType(): string | undefined {
    return this.query.sdkType
  }

  /** The platform that a mini-program names when it opens the page; it lasts as long as the launch, and no screen depends on it. */
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

  /** The native app says who is signed in there. */
  takeAppToken(token: string): void {
    launchStorage.write(appTokenKey, token)
    this.query = { ...this.query, token }
  }

  /** The server no longer knows the native app's login: from here on the page signs in by itself. */
  dropAppToken(): void {
    launchStorage.remove(appTokenKey)
    this.query = { ...this.query, token: undefined }
  }
}

export const launch = new Launch()

/** User id of the inviter from an invitation; it serves one login. */
export const storedInviter = (): number | undefined => {
  const text = storage.read<string>(inviterKey)
  return text ? Number(text) : undefined
}

/** Forgets the inviter after a login. */
export const dropInviter = (): void => storage.remove(inviterKey)
