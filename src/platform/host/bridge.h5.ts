import type { FindBridge } from './bridgePort'

interface Mailbox {
  postMessage(json: string): void
}

/** The objects that the two apps put into their web view, and the callback that they call (D-14). */
interface NativeWindow {
  XbtAndroid?: Partial<Mailbox>
  webkit?: { messageHandlers?: { xbt?: Partial<Mailbox> } }
  onXbtMessage?: (message: unknown) => void
}

/**
 * The app's message channel, on Android or iOS. A web view gives it to every frame, so that a page of another origin in the app could frame
 * this one and use its channel: inside a frame of another origin there is no bridge (S4).
 */
export const findBridge: FindBridge = () => {
  const native = window as NativeWindow
  const boxes = [native.XbtAndroid, native.webkit?.messageHandlers?.xbt]
  const box = boxes.find((one): one is Mailbox => typeof one?.postMessage === 'function')
  if (!box || !isAmongOwn(window)) return undefined
  return {
    // Called as a method of its object: Android refuses a detached method.
    post: (json) => box.postMessage(json),
    listen: (take) => {
      native.onXbtMessage = take
    },
  }
}

/** Whether all frames around this one are of the same origin; a frame of another origin does not let its address be read. */
function isAmongOwn({ top, location }: { top: Pick<Window, 'location'> | null; location: Location }): boolean {
  try {
    return top?.location.origin === location.origin
  } catch {
    return false
  }
}
