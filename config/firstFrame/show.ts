import { languageFor } from '../../src/i18n/languageFor'
import { oneOf } from '../../src/lib/parsers'
import { findBridge } from '../../src/platform/host/bridge'
import { page } from '../../src/platform/network/sentAhead.h5'
import { classOfTextSize, textSizeFor, textSizes } from '../../src/theme/textSizes'
import { themeFlag, themeNameAt } from '../../src/theme/themeName'
import { kept } from './kept'
import { handOver } from './shown'

/** Tells that the picture of the banner is painted, or that there is none. */
let pictured = (): void => undefined
const afterPicture = new Promise<void>((resolve) => {
  pictured = resolve
})

/** What the app shows in place of a screen: a question, or the retry of a page's code. */
const others = '[role=dialog],[role=alertdialog],.page-wait > :not(.page-wait-line)'

/** Whether the app shows something else than the skeleton of the screen: content, a failure, another screen, or a question. */
function isOver(): boolean {
  const [main, ...above] = document.querySelectorAll('[role=main]')
  const isLoaded = main?.firstElementChild && !main.querySelector(':scope > [aria-busy=true]')
  return Boolean(isLoaded || above.length > 0 || document.querySelector(others))
}

/** Shows the first frame of the screen that the visit starts at, until the app shows more than that; answers whether there is one. */
function show(): boolean {
  const { pathname, search } = location
  // The native app may draw a bar of its own, and a wide window is not waited for on a phone.
  if (findBridge() || matchMedia('(min-width: 768px)').matches) return false
  const language = oneOf(kept('language'), ['zh-CN', 'en']) ?? languageFor(navigator.languages)
  const template = [...document.querySelectorAll<HTMLTemplateElement>('template[lang]')].find(
    ({ lang, dataset }) => lang === language && dataset.at?.split(' ').includes(pathname),
  )
  if (!template) return false
  const flag = themeFlag(new URLSearchParams(search).get('type')) ?? themeFlag(kept('type'))
  const host = document.createElement('div')
  host.setAttribute('aria-hidden', 'true')
  host.setAttribute('inert', '')
  host.style.fontSize = 'medium'
  document.body.append(host)
  const scale = Number.parseFloat(getComputedStyle(host).fontSize) / 16
  const size = oneOf(kept('textSize'), textSizes) ?? textSizeFor(scale)
  const root = host.attachShadow({ mode: 'closed' })
  for (const one of [document.querySelector<HTMLTemplateElement>('template[data-styles]'), template])
    if (one) root.append(one.content.cloneNode(true))
  const theme = themeNameAt(pathname + search, flag)
  for (const one of root.querySelectorAll('.first-frame, .screen'))
    one.className += ` theme-${theme} ${classOfTextSize(size)}`
  const watch = new MutationObserver(() => {
    if (!isOver()) return
    watch.disconnect()
    host.remove()
    // What the app has not taken until now is too old for it later.
    page.sentAhead?.clear()
  })
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  handOver.firstFrame = {
    reads: JSON.parse(template.dataset.reads ?? '[]'),
    language,
    innerApp: theme === 'xyfApp' ? 'xyf' : 'xbt',
    showPicture(src) {
      if (!src) return pictured()
      const shown = root.querySelector<HTMLImageElement>('.first-frame-banner')
      if (shown?.getAttribute('src') === src) return
      const banner = shown ?? document.createElement('img')
      banner.className = 'first-frame-banner'
      banner.alt = ''
      banner.fetchPriority = 'high'
      banner.decoding = 'sync'
      banner.onload = () => requestAnimationFrame(() => setTimeout(pictured))
      banner.onerror = () => {
        banner.remove()
        pictured()
      }
      banner.src = src
      root.querySelector('.skeleton-banner,.skeleton-picture')?.append(banner)
    },
  }
  return true
}

/** Starts the app, whose scripts the page has only requested. */
function start(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-entry]')) {
    const script = document.createElement('script')
    script.src = href
    // In this order.
    script.async = false
    document.head.append(script)
  }
}

/** How long the app waits for the first frame to be painted, in milliseconds; a page that is not seen paints none. */
const framePatience = 300

/** How long the app waits then for the picture of the banner, in milliseconds. Its scripts are on their way meanwhile. */
const picturePatience = 400

/** Calls `next` once after `event`, or this many milliseconds. */
function afterOr(milliseconds: number, event: (once: () => void) => void, next: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    next()
  }
  setTimeout(once, milliseconds)
  event(once)
}

const paint = (once: () => void) => new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
const picture = (once: () => void) => void afterPicture.then(once)

let isShown = false
try {
  isShown = show()
} finally {
  // The app starts also where the frame fails; the browser reports why. Its first tasks take longer than a frame, which delays what is to be painted.
  if (isShown) afterOr(framePatience, paint, () => afterOr(picturePatience, picture, start))
  else start()
}
