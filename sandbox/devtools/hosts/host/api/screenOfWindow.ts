/** Height of the bar with the time, which lies over the page, in CSS pixels. */
const STATUS_BAR = 40

/** Distance of the capsule from the right edge, and its size, in CSS pixels. */
const CAPSULE = { width: 87, height: 32, right: 10, top: STATUS_BAR + 4 }

/** The screen of a person: as large as the window, with the bars that the phone around it draws. */
export function screenOfWindow(): object {
  const { innerWidth: width, innerHeight: height } = window
  return {
    pixelRatio: window.devicePixelRatio,
    screenWidth: width,
    screenHeight: height,
    windowWidth: width,
    windowHeight: height,
    statusBarHeight: STATUS_BAR,
    titleBarHeight: 44,
    safeArea: { left: 0, right: width, top: STATUS_BAR, bottom: height, width, height: height - STATUS_BAR },
  }
}

/** Where the phone draws the capsule. */
export function capsuleOfWindow(): object {
  const right = window.innerWidth - CAPSULE.right
  const { width, height, top } = CAPSULE
  return { width, height, left: right - width, right, top, bottom: top + height }
}
