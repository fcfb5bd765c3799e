import type { Machine } from './machine'
import { configOf } from './pageConfig'
import type { Page } from './pages'

/** How far a finger moves before it pulls, and how much farther than the page it moves then, in CSS pixels. */
const SLOP = 8
const RESISTANCE = 2

/** Where a page that is let go refreshes, and the farthest that it is pulled, in CSS pixels. */
const REFRESH_AT = 72
const FARTHEST = 110

/** How long the sign of a refresh is shown at least, in milliseconds: a shorter one would only flicker. */
const SHOWN_MS = 600

/** A finger or a mouse button that is down, by its place on the screen: the window itself moves while it is pulled. */
interface Held {
  id: number
  x: number
  y: number
  isPulling: boolean
  distance: number
}

/** The refresh of a page that a person pulls down at its top. Tests have no person; they run the page's function by the driver. */
export class PullDown {
  private held: Held | undefined
  private refreshed: Page | undefined
  private shownUntil = 0

  constructor(private readonly machine: Machine) {
    if (!machine.person.isThere) return
    window.addEventListener('pointerdown', (event) => this.take(event))
    window.addEventListener('pointermove', (event) => this.move(event))
    window.addEventListener('pointerup', () => this.letGo())
    window.addEventListener('pointercancel', () => this.letGo())
    // Otherwise the browser scrolls instead, and ends the touch.
    window.addEventListener('touchmove', (event) => this.held?.isPulling && event.preventDefault(), { passive: false })
  }

  /** Refreshes the page in front and shows the sign until the app ends it. */
  refresh(): void {
    const { pages, person, recorder } = this.machine
    const { top } = pages
    if (!top || !person.isThere) return
    this.refreshed = top
    this.shownUntil = performance.now() + SHOWN_MS
    person.tell('pull', REFRESH_AT, true)
    recorder.guard(() => pages.life(top, 'onPullDownRefresh'))
  }

  /** The app ends the refresh. */
  end(): void {
    const ended = this.refreshed
    if (!ended) return
    const close = (): void => {
      if (this.refreshed === ended) this.close()
    }
    setTimeout(close, this.shownUntil - performance.now())
  }

  private close(): void {
    this.refreshed = undefined
    this.machine.person.tell('pull', 0, false)
  }

  private take({ pointerId, isPrimary, screenX, screenY, target }: PointerEvent): void {
    const isHeld = isPrimary && window.scrollY <= 0 && this.canBePulled() && !isScrolled(target as Element)
    this.held = isHeld ? { id: pointerId, x: screenX, y: screenY, isPulling: false, distance: 0 } : undefined
  }

  private move({ pointerId, screenX, screenY }: PointerEvent): void {
    const { held } = this
    if (held?.id !== pointerId) return
    const down = screenY - held.y
    if (!held.isPulling) {
      const across = Math.abs(screenX - held.x)
      if (Math.max(across, Math.abs(down)) < SLOP) return
      // A move across or up is another gesture until the finger is lifted.
      if (down <= across) {
        this.held = undefined
        return
      }
      held.isPulling = true
      document.documentElement.setPointerCapture(pointerId)
    }
    held.distance = Math.min(FARTHEST, Math.max(0, down / RESISTANCE))
    this.machine.person.tell('pull', held.distance, false)
  }

  private letGo(): void {
    const { held } = this
    this.held = undefined
    if (!held?.isPulling) return
    if (held.distance >= REFRESH_AT) this.refresh()
    else this.close()
  }

  /** Whether the page in front has asked for it; Alipay has a name of its own for that. */
  private canBePulled(): boolean {
    const { pages, pkg } = this.machine
    if (!pages.top || pages.top === this.refreshed) return false
    const config = configOf(pkg, pages.top.route)
    return Boolean(config.enablePullDownRefresh ?? config.pullRefresh)
  }
}

/** Whether an element is in a list of its own that is not at its top: a pull then scrolls this list. */
function isScrolled(start: Element): boolean {
  for (let element: Element | null = start; element; element = element.parentElement)
    if (element !== document.documentElement && element.scrollTop > 0) return true
  return false
}
