/** Shows pictures large. @param openPage opens our own page where the host has no viewer of its own */
export type PreviewPictures = (urls: readonly string[], current: string, openPage: () => void) => void
