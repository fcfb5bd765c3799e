import Taro from '@tarojs/taro'
import { withTimeout } from '@/lib/async'
import type { PageCodeFailure, PageCodeListener, PageCodePort } from './pageCodePort'
import { takeTurn, whenStill } from './pageTurns'

/** a page that takes longer than the first is said to be on its way, and it is given up after the second; milliseconds. */
const slowAfter = 200
const giveUpAfter = 60_000
/** How long a server may take to say that a file is gone; milliseconds. */
const answersWithin = 5_000

const tooLate = new Error('the page did not come within its minute')
const reasonOf = (error: unknown): PageCodeFailure => (error === tooLate ? 'timeout' : 'offline')

/** A route as Taro's router has it: `load` answers the page's module, which is on its way, and what it was given. */
interface LoadedRoute {
  path: string
  load(context: unknown, params: unknown): [page: Promise<unknown>, context: unknown, params: unknown]
}

const pages = new Map<string, () => Promise<unknown>>()
const arrived = new Set<string>()
/** Pages on their way into the place of another one: they hide nothing, so they need not wait for what slides. */
const swaps = new Set<string>()
let listener: PageCodeListener | undefined
/** What a listener that comes late is told at once: the first page may fail before anything is drawn. */
let isSlow = false
let again: (() => void) | undefined
let asked = 0
let awaited = 0
/** Place in the browser's history of the page on the screen, and whether the browser is being led back to it. */
let shown: number | undefined
let isReturning = false

/** The history that Taro's router writes keeps the place of each entry. */
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
 * Whether a script or a style that did not come is no longer there, though its server answers: a newer version has taken the place
 * of this one. A server that answers every address of a single-page app with its page does so for files that are gone, too.
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
    // Nobody answers: that is no network, and said as such.
    return false
  }
}

/** A page's module within R-13's minute; what failed may be asked for again. */
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
 * What the router is answered. Without a page it draws nothing and throws nothing: a page that the browser's own buttons led to
 * and that did not come leaves the one before on the screen and its address in the bar; with none on the screen it may be tried again.
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

/** Called by the start code, before the router: its own handling of a page that does not come is an uncaught error and a dead tap. */
export function guardPages(routes: LoadedRoute[]): void {
  for (const route of routes) {
    const { path, load } = route
    const fetch = () => load(undefined, undefined)[0]
    pages.set(path, fetch)
    route.load = (context, params) => [forRouter(path, fetch), context, params]
  }
  // Whoever goes elsewhere by the browser's own buttons no longer waits for a page.
  window.addEventListener('popstate', () => {
    asked += 1
  })
}

/** A browser fetches each page's scripts and styles when it is first opened. */
export const pageCode: PageCodePort = {
  arrive({ address, isInPlace, isTab, open }) {
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
      if (!isOutdated) listener?.failed(reasonOf(error))
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
