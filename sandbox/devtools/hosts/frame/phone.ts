import { formatted } from '../../../beijing'
import { make } from './dom'
import { say } from './texts'

/** One tab of the bar, with its pictures. */
export interface PhoneTab {
  text: string
  icon: string
  activeIcon: string
  badge?: string
  dot?: boolean
}

/** The phone of a frame: its bars, the window of the app, and the layer of the host's sheets. */
export interface Phone {
  /** The window of the app. */
  screen: HTMLIFrameElement
  /** Draws the tab bar; without tabs there is none, and the app's window reaches to the bottom. */
  showTabs(tabs: readonly PhoneTab[], current: number, onTap: (index: number) => void): void
  /** Draws a back button over the page, where the host has one of its own. */
  showBack(onBack: (() => void) | undefined): void
  /** Says something in place of the app, with what can be done about it. */
  say(title: string, lines?: readonly string[], action?: { text: string; run: () => void }): void
  /** Shows the app again. */
  clear(): void
  /** A line over the app that stays until it is closed: what was asked for and could not be done. */
  warn(text: string): void
  /** The sign of the network in the status bar. */
  showNetwork(text: string): void
  /** Writes what lies over the app in white or in black. */
  writeOver(isWhite: boolean): void
  /** Moves the app down by a number of pixels, with the sign of its refresh above it. */
  showPull(distance: number, isRefreshing: boolean): void
}

interface Capsule {
  onMore(): void
  onClose(): void
}

/** Draws a phone in the page. */
export function drawPhone(name: string, capsule: Capsule | undefined): Phone {
  const time = make('span', { class: 'time' })
  const tell = (): void => {
    time.textContent = formatted(new Date(), 'HH:mm')
  }
  tell()
  setInterval(tell, 10_000)
  const signal = make('span', { class: 'signal', role: 'status' })
  const screen = make('iframe', { class: 'screen', title: name })
  const tabs = make('nav', { class: 'tabs', 'aria-label': say('tabs'), hidden: true })
  const back = make('button', { class: 'back', 'aria-label': say('back'), hidden: true }, '‹')
  const notice = make('div', { class: 'notice', role: 'status' })
  const warning = make('div', { class: 'warning', role: 'alert', hidden: true })
  const sign = make('div', { class: 'pull', role: 'status', hidden: true }, make('i', { class: 'turning' }))
  const bar = make('div', { class: 'status' }, time, signal, make('i', { class: 'battery' }))
  const buttons = capsule
    ? [
        make(
          'div',
          { class: 'capsule' },
          make('button', { 'aria-label': say('more'), click: () => capsule.onMore() }, '•••'),
          make('button', { 'aria-label': say('close'), click: () => capsule.onClose() }, '◎'),
        ),
      ]
    : []
  let onBack = (): void => undefined
  back.addEventListener('click', () => onBack())
  document.body.append(
    make(
      'main',
      { class: 'phone' },
      sign,
      screen,
      tabs,
      bar,
      back,
      ...buttons,
      notice,
      warning,
      make('div', { class: 'sheets' }),
    ),
  )
  return {
    screen,
    showTabs(shown, current, onTap) {
      tabs.hidden = shown.length === 0
      tabs.replaceChildren(...shown.map((tab, index) => tabButton(tab, index === current, () => onTap(index))))
    },
    showBack(run) {
      back.hidden = run === undefined
      onBack = run ?? (() => undefined)
    },
    say(title, lines = [], action) {
      notice.hidden = false
      notice.replaceChildren(
        make('b', {}, title),
        ...(lines.length > 0 ? [make('pre', { tabindex: '0' }, lines.join('\n'))] : []),
        ...(action ? [make('button', { click: action.run }, action.text)] : []),
      )
    },
    clear() {
      notice.hidden = true
    },
    warn(text) {
      warning.hidden = text === ''
      const close = make(
        'button',
        { 'aria-label': say('close'), click: () => warning.toggleAttribute('hidden', true) },
        '×',
      )
      warning.replaceChildren(make('span', {}, text), close)
    },
    showNetwork(text) {
      signal.textContent = text
    },
    writeOver(isWhite) {
      bar.classList.toggle('is-white', isWhite)
      back.classList.toggle('is-white', isWhite)
    },
    showPull(distance, isRefreshing) {
      sign.hidden = distance === 0
      sign.setAttribute('aria-label', isRefreshing ? say('refreshing') : '')
      sign.classList.toggle('is-refreshing', isRefreshing)
      screen.style.transform = distance > 0 ? `translateY(${distance}px)` : ''
    },
  }
}

function tabButton({ text, icon, activeIcon, badge, dot }: PhoneTab, isCurrent: boolean, run: () => void): HTMLElement {
  const mark = badge || dot ? [make('i', { class: badge ? 'badge' : 'dot' }, badge ?? '')] : []
  return make(
    'button',
    { ...(isCurrent && { 'aria-current': 'page' }), click: run },
    make('img', { src: isCurrent ? activeIcon : icon, alt: '' }),
    make('span', {}, text),
    ...mark,
  )
}
