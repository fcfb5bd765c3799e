import type { HostLanguages } from './hostLanguagesPort'

/** The languages of the browser. */
export const hostLanguages: HostLanguages = () => navigator.languages
