import type { FrameSettings } from '../page/messages'

/** Keys of the app's own storage. */
const keys = { token: 'mToken', theme: 'type', language: 'language', consent: 'privacyConsent' } as const

/** A person who is signed in has accepted the first version of the privacy policy. */
const ACCEPTED = 1

/** What settings put into the device's storage; undefined removes a value. */
export function storedFor({ person, token, theme, language }: FrameSettings): Record<string, unknown> {
  return {
    ...(person !== undefined && { [keys.token]: token }),
    ...(token !== undefined && { [keys.consent]: ACCEPTED }),
    ...(theme !== undefined && { [keys.theme]: theme }),
    ...(language !== undefined && { [keys.language]: language }),
  }
}
