import Taro from '@tarojs/taro'
import { withTimeout } from '@/lib/async'
import type { PageCodeFailure, PageCodeListener, PageCodePort } from './pageCodePort'
import { takeTurn, whenStill } from './pageTurns'

/** R-13, in milliseconds: after the first time the page is reported as loading, after the second it counts as failed. */
const slowAfter = 200
const giveUpAfter = 60_000
/** How long a server may take to answer that a file no longer exists; milliseconds. */
const answersWithin = 5_000

const tooLate = new Error('the page did not come within its minute')
const reasonOf = (error: unknown): PageCodeFailure => (error === tooLate ? 'timeout' : 'offline')

/** A route as Taro's router has it: `load` returns the page's module, which is being loaded, and the parameters it was given. */
interface LoadedRoute {
  path: string
  load(context: unknown, params: unknown): [page: Promise<unknown>, context: unknown, params: unknown]
}

const pages = new Map<string, () => Promise<unknown>>()
const arrived = new Set<string>()
/** Pages that are loaded to replace another one: they hide nothing, so they need not wait for a slide. */
const swaps = new Set<string>()
let listener: PageCodeListener | undefined
/** Last state for a listener that registers late: the first page may fail before anything is rendered. */
let isSlow = false
let again: (() => void) | undefined
let asked = 0
let awaited = 0
/** Position of the current page in the browser's history, and whether the browser is being led back to it. */
let shown: number | undefined
let isReturning = false

/** Taro's router stores the position of each entry in its history state. */
const place = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

function tellSlow(now: boolean): void {
  isSlow = now
  listener?.slow(now)
}

function tellStranded(retry: (() => void) | undefined): void {
  again = retry
  listener?.stranded(retry)
}

/**
 * Whether a script or a style that failed to load no longer exists, though its server answers: a newer version was deployed. A server that
 * answers every address of a single-page app with its page does so for deleted files, too.
 */
async function isGone(error: unknown): Promise<boolean> {
  const { request: file, type } = error as { request?: string; type?: string }
  if (!file || type === 'timeout') return false
  try {
    const { status, headers } = await withTimeout(
      fetch(file, { method: 'HEAD', cache: 'no-store' }),
      answersWithin,
      () => tooLate,
    )
    return status === 404 || status === 410 || headers.get('content-type')?.startsWith('text/html') === true
  } catch {
    // No answer at all means that there is no network, and is reported as such.
    return false
  }
}

/** A page's module within the minute of R-13; after a failure it can be requested again. */
async function fetchPage(path: string, load: () => Promise<unknown>): Promise<unknown> {
  if (arrived.has(path)) return load()
  awaited += 1
  const slow = window.setTimeout(() => tellSlow(true), slowAfter)
  try {
    const page = await withTimeout(load(), giveUpAfter, () => tooLate)
    arrived.add(path)
    tellStranded(undefined)
    return page
  } finally {
    window.clearTimeout(slow)
    awaited -= 1
    if (awaited === 0) tellSlow(false)
  }
}

/**
 * The answer to the router. Without a page the router renders nothing and throws nothing: when a page that the browser's own buttons led to
 * fails to load, the previous one stays on the screen and the failed address in the address bar; when there is no previous page, loading
 * can be tried again.
 */
async function forRouter(path: string, load: () => Promise<unknown>): Promise<unknown> {
  if (isReturning) {
    isReturning = false
    return undefined
  }
  const here = place()
  const isSwap = swaps.delete(path)
  try {
    const page = await fetchPage(path, load)
    if (!isSwap && Taro.getCurrentPages().length > 0) await takeTurn()
    shown = here
    return page
  } catch (error) {
    if (Taro.getCurrentPages().length === 0) {
      await new Promise<void>(tellStranded)
      return forRouter(path, load)
    }
    if (await isGone(error)) {
      window.location.reload()
      return undefined
    }
    listener?.failed(reasonOf(error))
    const away = (shown ?? 0) - (place() ?? 0)
    isReturning = away !== 0
    if (isReturning) window.history.go(away)
    return undefined
  }
}

/** The router renders nothing for a path with a broken escape; it gets another path without a route. */
function nameAddress(): void {
  const { pathname, search, hash } = window.location
  try {
    decodeURI(pathname)
  } catch {
    window.history.replaceState(window.history.state, '', pathname.replace(/%/g, '%25') + search + hash)
  }
}

/**
 * Called by the start code, before the router: the router itself would throw an uncaught error for a page that fails to load, and later
 * taps on it would do nothing.
 */
export function guardPages(routes: LoadedRoute[]): void {
  nameAddress()
  for (const route of routes) {
    const { path, load } = route
    const fetch = () => load(undefined, undefined)[0]
    pages.set(path, fetch)
    route.load = (context, params) => [forRouter(path, fetch), context, params]
  }
  // A customer who navigates by the browser's own buttons no longer waits for a page.
  window.addEventListener('popstate', () => {
    asked += 1
  })
}

/** A browser loads each page's scripts and styles when the page is first opened. */
export const pageCode: PageCodePort = {
  arrive(page) {
    const { address, isInPlace, isTab, open } = page
    asked += 1
    const wanted = asked
    const path = address.slice(1).split('?')[0] ?? ''
    const load = pages.get(path)
    const isSwap = isInPlace && !isTab
    const openIfWanted = () => {
      if (wanted !== asked) return
      if (isSwap) swaps.add(path)
      open()
    }
    const openInTurn = () => (isSwap ? openIfWanted() : whenStill(openIfWanted))
    if (!load || arrived.has(path)) {
      openInTurn()
      return
    }
    fetchPage(path, load).then(openInTurn, async (error) => {
      const isOutdated = await isGone(error)
      if (wanted !== asked) return
      const again = () => {
        if (wanted === asked) pageCode.arrive(page)
      }
      if (!isOutdated && Taro.getCurrentPages().length === 0) tellStranded(again)
      else if (!isOutdated) listener?.failed(reasonOf(error), isTab ? again : undefined)
      else if (isInPlace) window.location.replace(address)
      else window.location.assign(address)
    })
  },
  watch(next) {
    listener = next
    next.slow(isSlow)
    next.stranded(again)
  },
}
