import { languageFor } from '../../src/i18n/languageFor'
import { oneOf } from '../../src/lib/parsers'
import { findBridge } from '../../src/platform/host/bridge'
import { page } from '../../src/platform/network/sentAhead.h5'
import { classOfTextSize, textSizeFor, textSizes } from '../../src/theme/textSizes'
import { themeFlag, themeNameAt } from '../../src/theme/themeName'
import { kept } from './kept'
import { handOver } from './shown'

/** What the app shows in place of a screen: a question, or the retry of a page's code. */
const others = '[role=dialog],[role=alertdialog],.page-wait > :not(.page-wait-line)'

/** Whether the app shows something else than the skeleton of the tab: content, a failure, another screen, or a question. */
function isOver(): boolean {
  const [main, ...above] = document.querySelectorAll('[role=main]')
  const isLoaded = main?.firstElementChild && !main.querySelector(':scope > [aria-busy=true]')
  return Boolean(isLoaded || above.length > 0 || document.querySelector(others))
}

/** Shows the first frame of the tab that the visit starts at, until the app shows more than that; answers whether there is one. */
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
      const banner = document.createElement('img')
      banner.className = 'first-frame-banner'
      banner.alt = ''
      banner.fetchPriority = 'high'
      banner.onerror = () => banner.remove()
      banner.src = src
      root.querySelector('.skeleton-banner')?.append(banner)
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
const patience = 300

/** Calls `next` once the first frame is painted: the app's start takes longer than a frame, and nothing is painted meanwhile. */
function afterPaint(next: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    next()
  }
  setTimeout(once, patience)
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
}

let isShown = false
try {
  isShown = show()
} finally {
  // The app starts also where the frame fails; the browser reports why.
  if (isShown) afterPaint(start)
  else start()
}
