import type { SetDocumentLanguage } from './ports'

/** Screen readers choose their voice by the document's language. */
export const setDocumentLanguage: SetDocumentLanguage = (language) => {
  document.documentElement.lang = language
}
