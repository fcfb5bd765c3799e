/** Sets the language of the host's page, such as `zh-CN`. */
export type SetDocumentLanguage = (language: string) => void
