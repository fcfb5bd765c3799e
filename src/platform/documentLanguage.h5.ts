/** Screen readers choose their voice by it. */
export const setDocumentLanguage = (language: string): void => {
  document.documentElement.lang = language
}
