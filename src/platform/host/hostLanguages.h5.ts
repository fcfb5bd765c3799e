import type { HostLanguages } from './ports'

/** The languages of the browser. */
export const hostLanguages: HostLanguages = () => navigator.languages
