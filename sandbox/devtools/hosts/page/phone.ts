import type { Lang } from '../../../language'
import { paths } from '../paths'
import { element } from './dom'
import type { FromFrame, HostName, ToFrame } from './messages'
import { say } from './texts'

/** How long a frame may take to send its first message, in milliseconds. */
const SILENCE_MS = 30_000

type State = 'starting' | 'building' | 'ready' | 'failed'

/** One frame with its heading. */
export interface Phone {
  host: HostName
  root: HTMLElement
  /** Whether it can be given settings and taps. */
  isReady(): boolean
  /** Sends a message, after those that are still made; one to a frame that is not ready is left out, since it gets all its settings once it is. */
  send(message: ToFrame | Promise<ToFrame>): void
  /** Whether a message comes from its window, which shows what belongs there. */
  sent(event: MessageEvent): boolean
  /** Shows what a message says of its state, or of its screen. */
  hear(message: FromFrame): void
  /** Loads the frame from the beginning. */
  reload(): void
}

/** The frame of a host in the page's markup; it loads at the first `reload`. */
export function phoneOf(host: HostName, lang: Lang): Phone {
  const root = element<HTMLElement>(`[data-host="${host}"]`)
  const frame = element<HTMLIFrameElement>('iframe', root)
  const note = element<HTMLElement>('[data-note]', root)
  const screen = element<HTMLElement>('[data-screen]', root)
  let state: State = 'starting'
  let silence: number | undefined
  let last: Promise<void> = Promise.resolve()
  const framesOrigin = element<HTMLElement>('[data-phones]').dataset.frames ?? ''

  const show = (next: State, text: string) => {
    state = next
    root.dataset.state = next
    element<HTMLElement>('[data-state-text]', root).textContent = say(next, lang)
    note.textContent = text
    window.clearTimeout(silence)
    if (next === 'starting') silence = window.setTimeout(() => show('failed', say('silent', lang)), SILENCE_MS)
  }

  return {
    host,
    root,
    isReady: () => state === 'ready',
    send(message) {
      if (state !== 'ready') return
      last = last.then(async () => {
        const made = await message
        if (state === 'ready') frame.contentWindow?.postMessage(made, framesOrigin)
      })
    },
    sent: ({ source, origin }) => source === frame.contentWindow && origin === framesOrigin,
    hear(message) {
      if (message.type === 'building') show('building', message.progress)
      if (message.type === 'ready') show('ready', '')
      if (message.type === 'error' && message.fatal) show('failed', message.message)
      if (message.type !== 'route') return
      screen.textContent = [message.title, message.address].filter(Boolean).join(' · ')
      screen.title = message.address
    },
    reload() {
      show('starting', '')
      screen.textContent = ''
      frame.src = `${framesOrigin}${paths.frame}/${host}?lang=${lang}`
    },
  }
}
