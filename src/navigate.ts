import Taro from '@tarojs/taro'
import { parseQuery, stringifyQuery } from '@/lib/query'
import { secretKeys } from '@/lib/secretKeys'
import { hostFacts } from '@/platform/host/host'
import { location } from '@/platform/host/location'
import type { Place, PlaceEnd } from '@/platform/host/locationPort'
import { previewPictures } from '@/platform/media/preview'
import { pageCode } from '@/platform/page/pageCode'
import { allRoutes, namedLinks, routeAt, routes } from '@/routes'
import type { Query, Route } from '@/routes/route'
import { storedTheme } from '@/theme/themeFlag'

/** Hosts keep at most ten pages; at the limit a page replaces the current one. */
const maxDepth = 10

/** For this long a second tap on the same target is ignored, in milliseconds: the page that the first tap opens does not cover this one yet. */
const sameTap = 500
const none = { url: '', at: 0 }
let latest = none

/** Whether this page is being opened already, so that a double tap does not open it twice. */
function isOpening(url: string): boolean {
  const at = Date.now()
  if (latest.url === url && Math.abs(at - latest.at) < sameTap) return true
  latest = { url, at }
  return false
}

/** A page has been covered by another one: who comes back to it may open the same page again at once. */
export function pageCovered(): void {
  latest = none
}

/** The address of a route inside the app. */
export function addressOf<Q extends Query>(route: Route<Q>, query?: Q): string {
  const text = query ? stringifyQuery(query) : ''
  return `/${route.path}${text ? `?${text}` : ''}`
}

/**
 * The screen that a customer of the stored theme gets: a route with a newer version is replaced by it. The address of the current page does
 * not count: opening a newer page once does not change the customer's theme.
 */
const inTheme = <Q extends Query>(route: Route<Q>): Route<Q> =>
  ((storedTheme() === 'xyfApp' && route.newer && routeAt(route.newer)) as Route<Q> | undefined | false) || route

/** Opens a route once the code of its page is loaded, in place of the current page or on top of it; a tab has no query. */
function open<Q extends Query>(wanted: Route<Q>, query: Q | undefined, isInPlace: boolean): void {
  const route = inTheme(wanted)
  const isTab = route.tab !== undefined
  const url = addressOf(route, isTab ? undefined : query)
  if (!isTab && !isInPlace && isOpening(url)) return
  pageCode.arrive({
    address: url,
    isInPlace,
    isTab,
    open: () => {
      if (isTab) void Taro.switchTab({ url })
      else if (isInPlace) void Taro.redirectTo({ url })
      else void Taro.navigateTo({ url })
    },
  })
}

/** Opens a route: switches to a tab, navigates to anything else (R-15). */
export function go<Q extends Query>(
  route: Route<Q>,
  ...[query]: Record<never, string> extends Q ? [query?: Q] : [query: Q]
): void {
  open(route, query, Taro.getCurrentPages().length >= maxDepth)
}

/** Opens the tab at a position of the tab bar. */
export function goToTab(index: number): void {
  const tab = allRoutes.find((route) => route.tab === index)
  if (tab) openAddress(`/${tab.path}`)
}

/** Opens a route in place of this page, so that Back does not return here. */
export function replace<Q extends Query>(
  route: Route<Q>,
  ...[query]: Record<never, string> extends Q ? [query?: Q] : [query: Q]
): void {
  open(route, query, true)
}

/** Goes back one page; on the first page, replaces it with the page that it belongs to. */
export function back(first: Route<Record<never, string>> = routes.home): void {
  if (hasPageBelow()) void Taro.navigateBack()
  else replace(first)
}

/**
 * Splits an address if it is one of this app's routes (S1): absolute URLs, `//host`, `..` and unknown paths are not. A named link is
 * replaced by its route (R-14).
 */
export function parseAddress(address: string): { route: Route; query: Record<string, string> } | undefined {
  if (!/^\/?[A-Za-z]/.test(address) || /[\\\s]|\.\.|\/\/|%(?:2f|5c)/i.test(address.split('?')[0] ?? ''))
    return undefined
  const split = address.indexOf('?')
  const path = split < 0 ? address : address.slice(0, split)
  const route = routeAt(namedLinks.get(path) ?? path)
  // A page of browsers alone is not part of a mini-program.
  if (route?.isMissing || (route?.host !== undefined && hostFacts.miniHost !== undefined)) return undefined
  return route && { route, query: split < 0 ? {} : parseQuery(address.slice(split + 1)) }
}

/** Whether an address has the form of one of this app's, with or without a route behind it; nothing else is told from an attack (S1). */
export const isOwnAddress = (address: string): boolean => /^(?:\/[\w-]+)+(?:\?|$)/.test(address)

/** Opens an address that the server or a link gave; returns false, and does nothing, when it is not a route of this app. */
export function openAddress(address: string, how: 'go' | 'replace' = 'go'): boolean {
  const target = parseAddress(address)
  if (!target) return false
  const open = how === 'go' ? go : replace
  open(target.route as Route<Record<string, string>>, target.query)
  return true
}

/** Whether there is a page to go back to. */
export const hasPageBelow = (): boolean => Taro.getCurrentPages().length > 1

/** Where the user is now, as an address of this app. */
export function currentAddress(): string {
  const page = Taro.getCurrentPages().slice(-1)[0]
  return page ? addressOfPage(page) : '/'
}

function addressOfPage(page: Taro.Page): string {
  const path = `/${(page.route ?? page.path ?? '').split('?')[0]?.replace(/^\//, '') ?? ''}`
  // H5 empties `options` of every page. Values are escaped as in an address, though Alipay decodes them.
  const { stamp: _, ...given } = { ...page.$taroParams, ...page.options } as Record<string, string | string[]>
  // A mini-program page keeps the query that it was opened with, secrets included (U4).
  const isKept = (key: string) => !key.startsWith('$') && !secretKeys.includes(key)
  // H5 makes a list of a name that an address has twice; its first value counts.
  const single = Object.entries(given).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value] as const)
  const raw = single.filter((one): one is readonly [string, string] => isKept(one[0]) && Boolean(one[1]))
  const text = stringifyQuery(
    parseQuery(raw.map(([key, value]) => `${key}=${value.replace(/[&#]/g, encodeURIComponent)}`).join('&')),
  )
  return text ? `${path}?${text}` : path
}

/**
 * Leaves a temporary page, such as login, for an address of this app: goes back to the page below if it has that address, so that it is not
 * on the stack twice, otherwise replaces this page. Returns false when the address is not a route of this app.
 */
export function returnTo(address: string): boolean {
  const below = Taro.getCurrentPages().slice(-2, -1)[0]
  const target = parseAddress(address)
  if (!target || !below || !isSame(target, parseAddress(addressOfPage(below)))) return openAddress(address, 'replace')
  void Taro.navigateBack()
  return true
}

/** The same for a known route, such as the order that a payment was started from. */
export function returnToRoute<Q extends Query>(
  route: Route<Q>,
  ...[query]: Record<never, string> extends Q ? [query?: Q] : [query: Q]
): void {
  returnTo(addressOf(route, query))
}

const isSame = (one: ReturnType<typeof parseAddress>, other: ReturnType<typeof parseAddress>): boolean =>
  one?.route === other?.route && stringifyQuery(one?.query ?? {}) === stringifyQuery(other?.query ?? {})

/** The route of the current page. */
export const currentRoute = (): Route | undefined => routeAt(currentAddress().split('?')[0] ?? '')

/** Opens login and passes the current address as the way back; a login page is never its own way back. */
export function toLogin(from = currentAddress()): void {
  const isLogin = from.startsWith('/center/login/')
  if (isLogin) return
  open(routes.login, { redirect: from }, Taro.getCurrentPages().length > 1)
}

/** Shows pictures large, the one at `current` first: in the host's viewer, or on our own page in H5 (R-07). */
export const showPictures = (urls: readonly string[], current = urls[0] ?? ''): void =>
  previewPictures(urls, current, () => go(routes.previewImage, { urls: JSON.stringify(urls), current }))

/** Lets the customer choose a place on the host's map, or on our own page in H5 (R-07); undefined when they chose none. */
export const choosePlace = (): Promise<PlaceEnd> => location.choose(() => go(routes.chooseLocation))

/** Shows a place on the host's map, or on our own page in H5 (R-07). */
export const showPlace = (place: Place): void =>
  location.show(place, () =>
    go(routes.openLocation, {
      latitude: String(place.latitude),
      longitude: String(place.longitude),
      name: place.name,
      address: place.address,
    }),
  )
