/** Tells the host the language of its page, such as `zh-CN`. */
export type SetDocumentLanguage = (language: string) => void
