import type { FindBridge } from './bridgePort'

interface Mailbox {
  postMessage(json: string): void
}

/** What the two apps put into their web view, and what they call in return. */
interface NativeWindow {
  XbtAndroid?: Partial<Mailbox>
  webkit?: { messageHandlers?: { xbt?: Partial<Mailbox> } }
  onXbtMessage?: (message: unknown) => void
}

/**
 * The app's mailbox, on Android or iOS. A web view gives it to every frame, so that a stranger's page in the app could frame this
 * one and borrow it: inside a frame of another origin there is no bridge (S4).
 */
export const findBridge: FindBridge = () => {
  const native = window as NativeWindow
  const boxes = [native.XbtAndroid, native.webkit?.messageHandlers?.xbt]
  const box = boxes.find((one): one is Mailbox => typeof one?.postMessage === 'function')
  if (!box || !isAmongOwn(window)) return undefined
  return {
    // Called on its object: Android refuses a method that has been taken off it.
    post: (json) => box.postMessage(json),
    listen: (take) => {
      native.onXbtMessage = take
    },
  }
}

/** Whether all frames around are of this origin; a stranger's frame does not even tell where it is. */
export function isAmongOwn({ top, location }: { top: Pick<Window, 'location'> | null; location: Location }): boolean {
  try {
    return top?.location.origin === location.origin
  } catch {
    return false
  }
}
