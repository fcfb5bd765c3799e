/** One text that only a screen's real content shows, so that opening a screen proves more than that nothing threw. */
export interface ScreenSample {
  /** Path of the route. */
  path: string
  /** Query it is opened with; `{unpaidOrder}` and the like stand for ids that the seed makes. */
  query?: string
  /** Phone number of the seeded person who opens it; nobody is signed in without one. */
  person?: string
  text: { 'zh-CN': string; en: string }
}

/** Every screen of the app with what it shows. */
export const screens: ScreenSample[] = []
