import type { Lang } from '../../../language'
import { element } from './dom'
import type { Kept } from './kept'
import type { HostName } from './messages'
import type { Phone } from './phone'
import { say } from './texts'

/** A phone with its border, in its own pixels. */
const phone = { width: 410, height: 864 }
/** What is left free below the phones, in pixels. */
const BELOW = 12
/** A smaller phone cannot be read, so that the page scrolls instead. */
const SMALLEST = 0.5

/** The frames that are on the screen. */
export const shownOf = ({ hidden, alone }: Pick<Kept, 'hidden' | 'alone'>, hosts: readonly HostName[]): HostName[] =>
  hosts.filter((host) => (alone ? host === alone : !hidden.includes(host)))

/** Shows these frames, as large as their columns and the window allow. */
export function showPhones(phones: readonly Phone[], { hidden, alone }: Kept, lang: Lang): void {
  const shown = shownOf(
    { hidden, alone },
    phones.map(({ host }) => host),
  )
  for (const { host, root } of phones) {
    root.hidden = !shown.includes(host)
    element<HTMLInputElement>(`input[name="shown"][value="${host}"]`).checked = !hidden.includes(host)
    const button = element<HTMLButtonElement>('[data-enlarge]', root)
    button.textContent = say(alone === host ? 'reduce' : 'enlarge', lang)
    button.setAttribute('aria-pressed', String(alone === host))
  }
  const grid = element<HTMLElement>('[data-phones]')
  grid.toggleAttribute('data-alone', alone !== undefined)
  element<HTMLElement>('[data-none]').hidden = shown.length > 0
  grid.style.setProperty('--columns', String(Math.max(shown.length, 1)))
  resize(phones)
}

/** Scales the phones to what the window has left below the bar and the headings, after either has changed its size. */
export function resize(phones: readonly Phone[]): void {
  const first = phones.find(({ root }) => !root.hidden)
  if (!first) return
  const grid = element<HTMLElement>('[data-phones]')
  const above = element('.phone', first.root).getBoundingClientRect().top + window.scrollY
  const high = Math.max(SMALLEST, (window.innerHeight - above - BELOW) / phone.height)
  const scale = Math.min(1, first.root.clientWidth / phone.width, grid.hasAttribute('data-alone') ? 1 : high)
  grid.style.setProperty('--scale', scale.toFixed(4))
}
