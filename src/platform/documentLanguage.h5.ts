import type { SetDocumentLanguage } from './documentLanguagePort'

/** Screen readers choose their voice by it. */
export const setDocumentLanguage: SetDocumentLanguage = (language) => {
  document.documentElement.lang = language
}
