import type { FromFrame } from '../page/messages'

/** Tells the page around this frame something; a frame that is opened by itself has no page to tell. */
export function report(message: FromFrame): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}
