import PageHandler from '@tarojs/router/dist/router/page'

/** What is used of the router's handler beyond what it declares as public. */
interface Hiding {
  hideTimer: ReturnType<typeof setTimeout> | null
  lastHidePage: HTMLElement | null
}

/**
 * The router (4.2.0) hides the page below a new one once that has slid in, 350 ms later, and does so even when Back has led to it
 * meanwhile: the customer is left with a blank screen. A page that is shown again is no longer to be hidden.
 */
export function keepShownPages(): void {
  const { show } = PageHandler.prototype
  PageHandler.prototype.show = function (page, ...rest) {
    const hiding = this as unknown as Hiding
    if (page && hiding.hideTimer && hiding.lastHidePage === this.getPageContainer(page)) {
      clearTimeout(hiding.hideTimer)
      hiding.hideTimer = null
    }
    show.call(this, page, ...rest)
  }
}
