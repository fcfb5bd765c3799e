import type { SetDocumentLanguage } from './documentLanguagePort'

/** A mini-program has no document. */
export const setDocumentLanguage: SetDocumentLanguage = () => undefined
