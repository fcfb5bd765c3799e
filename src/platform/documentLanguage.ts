/** A mini-program has no document. */
export const setDocumentLanguage = (_language: string): void => undefined
