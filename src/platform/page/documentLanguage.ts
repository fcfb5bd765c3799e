import type { SetDocumentLanguage } from './ports'

/** A mini-program has no document. */
export const setDocumentLanguage: SetDocumentLanguage = () => undefined
