import type { DetailOf, EventName, Happening, Place, Places, ReportPage } from './events'

/** What reports need of the app; `app.tsx` hands it over at the start. */
export interface ReportPorts {
  /** Whether the privacy notice was accepted: nothing is kept or sent before (U7). */
  isAllowed(): boolean
  /** Visitor id; empty before the acceptance. */
  anonymousId(): string
  /** Who is signed in, as far as it is known; masked before it goes anywhere. */
  person(): { isSignedIn: boolean; inApp: boolean; mobile?: string; name?: string }
  /** Where the app was opened from. */
  from(): string
  /** The campaign that the customer came by. */
  utmSource(): string
  innerApp(): 'xyf' | 'xbt'
  /** 'on' selects the new channel. */
  reportSwitch(): string | undefined
}

/** Receives events and sends them. It is loaded after the first paint, in a chunk of its own. */
export interface EventSink {
  take(happening: Happening): void
  /** Removes all waiting events, also from the storage. */
  clear(): void
}

/** Most events that wait, in memory or storage. */
export const queueLimit = 30

let ports: ReportPorts | undefined
let sink: EventSink | undefined
let early: Happening[] = []
let page: ReportPage = { id: '', title: '', url: '', referer: '' }

/** Connects reports to the app; until then, events are dropped. */
export function connectReports(given: ReportPorts): void {
  ports = given
}

/** Hands the events so far to the sink, and every later one. */
export function openSink(make: (ports: ReportPorts) => EventSink): void {
  if (!ports) return
  sink = make(ports)
  for (const happening of early.splice(0)) sink.take(happening)
}

/** Reports an event. Never throws and never waits: reporting must not disturb what the customer does. */
export function report<E extends EventName>(event: E, detail: DetailOf<E>, where: ReportPage = page): void {
  try {
    if (!ports?.isAllowed()) return
    const happening = { event, at: Date.now(), page: where, detail }
    if (sink) sink.take(happening)
    else if (early.length < queueLimit) early.push(happening)
  } catch (error) {
    console.warn('An event was not reported', error)
  }
}

/** Reports a tap on the main journey. */
export function reportClick<M extends keyof Places>(module: M, element: Places[M], productId?: string): void {
  report('click', { module, element, ...(productId ? { productId } : {}) } as Place & { productId?: string })
}

/** The page on the screen, to which events belong that name no other. */
export function setPage({ id, title, url }: Omit<ReportPage, 'referer'>): ReportPage {
  page = { id, title, url, referer: page.id === id && page.url === url ? page.referer : page.url }
  return page
}

/** The customer has accepted the privacy notice, or withdrawn the consent: then all waiting events are removed (U7). */
export function onConsent(isAccepted: boolean): void {
  if (isAccepted) report('pageView', {})
  else {
    early = []
    sink?.clear()
  }
}
