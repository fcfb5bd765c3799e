/** One text that only a screen's real content shows, so that opening a screen proves more than that nothing threw. */
export interface ScreenSample {
  /** Path of the route. */
  path: string
  /** Query it is opened with; `{unpaidOrder}` and the like stand for ids that the seed makes. */
  query?: string
  /** Phone number of the seeded person who opens it; without one no customer is signed in. */
  person?: string
  text: { 'zh-CN': string; en: string }
  /** Title where it is another than the route's. */
  title?: { 'zh-CN': string; en: string }
}

/** What a test or a list calls a sample. */
export const nameOfSample = ({ path, query, person }: ScreenSample): string =>
  [path, query && `?${query}`, person && ` as ${person}`].filter(Boolean).join('')
