/** The five environments and the addresses of their backends (R-36, D-07). Values come from build variables; the code contains none. */

import type { HostKey } from '../src/contract/families'

export const environments = ['development', 'test', 'sit', 'qa1', 'production'] as const

export type EnvironmentName = (typeof environments)[number]

/** Address of the sandbox for mini-programs; H5 is served by the sandbox itself, from the same origin. */
const sandbox = { h5: '', mini: 'http://127.0.0.1:8700' }

export interface Environment {
  name: EnvironmentName
  /** Addresses of the backends, without a slash at the end; an empty gateway means that there is none. */
  hosts: Record<HostKey, string> & { cashierGateway: string; publicKey: string }
}

/**
 * Reads the environment of this build. An environment with real backends refuses to build unless all their addresses are set.
 * @throws an Error with a line for each variable that is missing
 */
export function readEnvironment(variables: Record<string, string | undefined>, isH5: boolean): Environment {
  const name = environments.find((one) => one === (variables.APP_ENV || 'test'))
  if (!name) throw new Error(`APP_ENV must be one of ${environments.join(', ')}, not "${variables.APP_ENV}"`)
  const fallback = name === 'development' || name === 'test' ? (isH5 ? sandbox.h5 : sandbox.mini) : undefined
  const missing: string[] = []
  const address = (key: string, other = fallback) => {
    // A variable that is set but empty is usually a forgotten secret of a pipeline, so it counts as missing.
    const text = variables[key] || other
    if (text === undefined) missing.push(`APP_ENV=${name} needs ${key}: set it to the address of that backend`)
    return text?.replace(/\/$/, '') ?? ''
  }
  const cashierGateway = address('APP_CASHIER_GATEWAY', '')
  // The backends of the membership often share one address.
  const vip = address('APP_HOST_VIP')
  const hosts = {
    main: address('APP_HOST_MAIN'),
    vip,
    apiVip: address('APP_HOST_API_VIP', vip),
    supVip: address('APP_HOST_SUP_VIP', vip),
    vipCore: address('APP_HOST_VIP_CORE', vip),
    vipCoreMobileGw: address('APP_HOST_VIP_CORE_MOBILE_GW', vip),
    lowCode: address('APP_HOST_LOW_CODE'),
    cashier: address('APP_HOST_CASHIER', cashierGateway || fallback),
    cashierGateway,
    report: address('APP_HOST_REPORT'),
  }
  const publicKey = variables.APP_PUBLIC_KEY ?? ''
  if (fallback === undefined && !publicKey)
    missing.push(`APP_ENV=${name} needs APP_PUBLIC_KEY: the PEM key of apiVip calls`)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return { name, hosts: { ...hosts, publicKey } }
}

/**
 * Hosts outside the app that its pages may open, from APP_LINK_HOSTS, separated by commas. The sandbox's own pages are at the app's address
 * on H5, which `self` means, and at the sandbox's in mini-programs.
 */
export function readLinkHosts(variables: Record<string, string | undefined>, isH5: boolean): readonly string[] {
  const given = (variables.APP_LINK_HOSTS ?? '').split(',').map((host) => host.trim())
  const { name } = readEnvironment(variables, isH5)
  const own = name === 'development' || name === 'test' ? [isH5 ? 'self' : sandbox.mini] : []
  return [...given.filter(Boolean), ...own]
}

/**
 * What the host's own chat with customer service is opened with, from APP_CONTACT_WEAPP, APP_CONTACT_ALIPAY and APP_CONTACT_TT; empty where a build has
 * none. WeChat's chat needs no name, so any text switches it on; Alipay's is the company's number and the scene's, with a slash between them;
 * Douyin's is the account. With the sandbox it is `sandbox/sandbox`.
 */
export function readContact(variables: Record<string, string | undefined>, host: string): string {
  if (host === 'h5') return ''
  const { name } = readEnvironment(variables, host === 'h5')
  const own = name === 'development' || name === 'test' ? 'sandbox/sandbox' : ''
  return variables[`APP_CONTACT_${host.toUpperCase()}`] || own
}

/**
 * Hosts whose pages a mini-program shows in a web view, from APP_WEB_VIEW_HOSTS_<host>, separated by commas: those of APP_LINK_HOSTS that its console
 * has as domains of web views. With the sandbox its own pages are shown. A browser opens addresses by itself.
 */
export function readWebViewHosts(variables: Record<string, string | undefined>, host: string): readonly string[] {
  if (host === 'h5') return []
  const given = (variables[`APP_WEB_VIEW_HOSTS_${host}`.toUpperCase()] ?? '').split(',').map((one) => one.trim())
  const { name } = readEnvironment(variables, false)
  return [...given.filter(Boolean), ...(name === 'development' || name === 'test' ? [sandbox.mini] : [])]
}

/** Addresses of the two apps in the stores, by system; empty where a store does not have the app. */
export type StoreLinks = Record<'app' | 'xbt', Record<'IOS' | 'ANDROID', string>>

/**
 * Where the apps are downloaded, from APP_STORE_APP_IOS, APP_STORE_APP_ANDROID, APP_STORE_XBT_IOS and APP_STORE_XBT_ANDROID. With the sandbox these are
 * its own pages.
 */
export function readStoreLinks(variables: Record<string, string | undefined>, isH5: boolean): StoreLinks {
  const { name } = readEnvironment(variables, isH5)
  const isSandbox = name === 'development' || name === 'test'
  const link = (app: 'app' | 'xbt', os: 'IOS' | 'ANDROID') => {
    const own = isSandbox ? `${isH5 ? sandbox.h5 : sandbox.mini}/sandbox/store/${app}/${os.toLowerCase()}` : ''
    return variables[`APP_STORE_${app.toUpperCase()}_${os}`] || own
  }
  const linksOf = (app: 'app' | 'xbt') => ({ IOS: link(app, 'IOS'), ANDROID: link(app, 'ANDROID') })
  return { app: linksOf('app'), xbt: linksOf('xbt') }
}

/** What customers can be reminded of by a message of a mini-program's host. */
const reminders = ['renewal', 'lapsing', 'delivery'] as const

/** The host's id of the template of each reminder; one without an id is not asked for. */
export type Templates = Partial<Record<(typeof reminders)[number], string>>

/**
 * The templates of subscription messages of a mini-program, from APP_TEMPLATE_<host>_<reminder>; H5 has none. The sandbox accepts any, so a build
 * for it has one for each reminder.
 */
export function readTemplates(variables: Record<string, string | undefined>, host: string): Templates {
  if (host === 'h5') return {}
  const { name } = readEnvironment(variables, false)
  const isSandbox = name === 'development' || name === 'test'
  const templateOf = (reminder: string) =>
    variables[`APP_TEMPLATE_${host}_${reminder}`.toUpperCase()] || (isSandbox ? `sandbox-${reminder}` : '')
  const entries = reminders.map((reminder) => [reminder, templateOf(reminder)])
  return Object.fromEntries(entries.filter(([, template]) => template))
}
