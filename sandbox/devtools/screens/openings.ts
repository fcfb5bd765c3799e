import samples from './samples.json'

/** What a screen is opened with, so that it shows its content. */
export interface Opening {
  /** `{unpaidOrder}` and the like stand for ids that the seed makes. */
  query?: string
  /** Phone number of the seeded person who is signed in; without one no customer is. */
  person?: string
}

/** Made from the samples of the tests, which the sandbox cannot import: it must start without them. */
const openings: Readonly<Record<string, Opening>> = samples

/** What the tests open a screen with, by the path of its route. */
export const openingOf = (path: string): Opening => openings[path] ?? {}
