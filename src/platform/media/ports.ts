/** Whether the customer lets the mini-program use the camera; asks them where they have not decided yet and the host can ask. Never rejects. */
export type MayUseCamera = () => Promise<'allowed' | 'denied' | 'unagreed'>

/** Requests a picture that will be the largest on the screen, before the element that shows it exists. */
export type PictureAhead = (src: string) => void

/** Shows pictures large. @param openPage opens our own page where the host has no viewer of its own */
export type PreviewPictures = (urls: readonly string[], current: string, openPage: () => void) => void
