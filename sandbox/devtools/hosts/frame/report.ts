import type { FromFrame } from '../page/messages'

/** Origin of the page of the hosts: no other window is told anything, or heard. */
export const pageOrigin = (): string => document.body.dataset.page ?? ''

/** Tells the page around this frame something; a frame that is opened by itself has no page to tell. */
export function report(message: FromFrame): void {
  if (window.parent !== window) window.parent.postMessage(message, pageOrigin())
}
