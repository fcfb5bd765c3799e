/**
 * Sizes that a build may have, in KB of 1 024 bytes. Each is a number of its own: none depends on how many screens a build has or the product
 * shall have, so that no limit loosens when a screen is added or `productScreens` is wrong.
 */
export const limits = {
  /** From this part of a limit on, it is said that the next change may not fit. */
  warn: 0.98,
  /** Main package of a mini-program, by host. */
  main: { weapp: 500, alipay: 480, tt: 480 },
  subPackage: 400,
  /** What one tab of a mini-program has the host fetch ahead, all packages together; WeChat's own limit. */
  ahead: 2048,
  /** Sub-packages of a mini-program, a number: WeChat has refused more than 100. A new screen joins one that is there. */
  subPackages: 95,
  total: 4096,
  totalAim: 3072,
  /** H5's first load, gzipped: scripts of the entry and of home. */
  firstLoad: 152,
  /**
   * `index.html`, gzipped: its notices, its inline scripts, the list of scripts that each first screen preloads, the styles of the entry and the first
   * frames. What a server sends at once, without an answer of the browser, is about 14 KB: only the script that reads ahead, at its end, comes later.
   */
  firstDocument: 18,
  /** Files of styles of H5's first load, gzipped: those of home. */
  firstStyles: 3,
  furtherPage: 15,
  largestPage: 60,
} as const

/** What one more screen may add, in bytes: to a mini-program's main package, and gzipped to H5's first load. */
export const perScreen = { main: 250, firstLoad: 70 } as const

/**
 * Screens that the finished product has on every host: all that `src/routes` has. `npm run growth` asks whether the sizes with so many screens are
 * within their limits. A number that is too small changes nothing there, since what is built counts as it is; one that is too large leaves less room.
 */
export const productScreens = 134
