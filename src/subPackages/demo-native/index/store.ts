import { makeAutoObservable } from 'mobx'
import { ads } from '@/domain/native/ads'
import { type NativeEnd, nativeBridge } from '@/domain/native/bridge'
import { broadcastTypes, type NativeType } from '@/domain/native/messages'
import { launch } from '@/domain/session/launch'
import type { native } from '@/i18n/native'

const openPage = (nativeType: NativeType) => () => nativeBridge.request('openPage', { nativeType })

/** Every request of the catalogue, ready to send. */
export const trials: { key: keyof typeof native.requests; send: () => Promise<NativeEnd> }[] = [
  { key: 'hello', send: () => nativeBridge.request('hello', {}) },
  { key: 'openBill', send: openPage('bill') },
  { key: 'openCard', send: openPage('card') },
  { key: 'openLogin', send: openPage('login') },
  { key: 'openShare', send: openPage('share') },
  { key: 'back', send: () => nativeBridge.request('back', { appFrom: launch.query.appFrom ?? '' }) },
  { key: 'barShow', send: () => nativeBridge.request('bar', { visible: true }) },
  { key: 'barHide', send: () => nativeBridge.request('bar', { visible: false }) },
  { key: 'clickGold', send: () => nativeBridge.request('click', { target: 'gold-member' }) },
  { key: 'clickBalance', send: () => nativeBridge.request('click', { target: 'balance' }) },
  { key: 'playAd', send: () => ads.play() },
]

/** One line of the log: an answer to a request of ours, or a broadcast by its type. */
export type LogLine = { key: keyof typeof native.requests; end: NativeEnd } | { heard: string }

const longest = 20

/** The demonstration: what was sent and heard while this page is open, newest first. */
export class DemoStore {
  lines: LogLine[] = []
  private stops: (() => void)[] = []

  constructor() {
    makeAutoObservable<DemoStore, 'stops'>(this, { stops: false }, { autoBind: true })
  }

  /** Listens to every broadcast, from the opening of the page on. */
  load(): void {
    if (this.stops.length > 0) return
    this.stops = broadcastTypes.map((type) => nativeBridge.on(type, () => this.note({ heard: type })))
  }

  /** Sends one request of the catalogue and notes how it ended. */
  async send({ key, send }: (typeof trials)[number]): Promise<void> {
    this.note({ key, end: await send() })
  }

  /** The screen is closed. */
  drop(): void {
    for (const stop of this.stops) stop()
    this.stops = []
  }

  private note(line: LogLine): void {
    this.lines = [line, ...this.lines].slice(0, longest)
  }
}
