import { nativeBridge } from './bridge'

/** Asks the native app for the page that opened this one. False where there is no app, or it did not take the customer there. */
export async function backToNative(appFrom: string): Promise<boolean> {
  const { kind } = await nativeBridge.request('back', { appFrom })
  return kind === 'done'
}
