import type { Machine } from './machine'
import { configOf } from './pageConfig'
import type { Page } from './pages'

/** Distance to its end at which a page is notified, in CSS pixels, unless its configuration sets another. */
const DISTANCE = 50

/** Height of the screen where a window has no layout, in CSS pixels. */
const SCREEN = 667

/** Scroll position of a page, and the height for which it was notified of its end. */
interface Place {
  top: number
  toldAt?: number
}

/** The scroll of the page in front, and the page's notifications about it. Every page keeps its own position. */
export class PageScroll {
  private readonly places = new WeakMap<Page, Place>()

  constructor(private readonly machine: Machine) {
    window.addEventListener('scroll', () => {
      const { scrollHeight, clientHeight } = document.documentElement
      this.heard(window.scrollY, scrollHeight, clientHeight)
    })
  }

  /** Scrolls the page in front. A window without layout (jsdom) gets the page's height as a parameter; everything else is as on a device. */
  async to(top: number, height = document.documentElement.scrollHeight): Promise<void> {
    const { clientHeight } = document.documentElement
    const screen = clientHeight || SCREEN
    const reached = Math.max(0, Math.min(top, height - screen))
    if (!clientHeight) return this.heard(reached, height, screen)
    window.scrollTo(0, reached)
    // The window fires its scroll event before it draws the next frame.
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }

  /** A page comes to the front at its last position, without a notification. */
  show(page: Page): void {
    if (document.documentElement.clientHeight) window.scrollTo(0, this.placeOf(page).top)
  }

  private heard(top: number, height: number, screen: number): void {
    const page = this.machine.pages.top
    if (!page) return
    const place = this.placeOf(page)
    if (top === place.top) return
    place.top = top
    const { pages, pkg } = this.machine
    pages.life(
      page,
      'onPageScroll',
      pkg.platform === 'alipay' ? { scrollTop: top, scrollHeight: height } : { scrollTop: top },
    )
    if (height - top - screen > this.distanceOf(page)) place.toldAt = undefined
    // Once, until the page leaves its end or gets longer through new rows.
    else if (place.toldAt !== height) {
      place.toldAt = height
      pages.life(page, 'onReachBottom')
    }
  }

  private distanceOf({ route }: Page): number {
    return Number(configOf(this.machine.pkg, route).onReachBottomDistance ?? DISTANCE)
  }

  private placeOf(page: Page): Place {
    const place = this.places.get(page) ?? { top: 0 }
    this.places.set(page, place)
    return place
  }
}
