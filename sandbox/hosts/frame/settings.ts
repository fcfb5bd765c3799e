import type { FrameSettings } from '../page/messages'

/** What was asked for and cannot be done, in words for a person. */
export class Refused extends Error {}

/** Keys of the app's own storage. */
const keys = { token: 'mToken', theme: 'type', language: 'language', consent: 'privacyConsent' } as const

/** A person who is signed in has accepted the first version of the privacy policy. */
const ACCEPTED = 1

/** A token of the sandbox for a person; rejects with `Refused` where no person has the number. */
export async function tokenOf(mobile: string, refusal: string): Promise<string> {
  const answer = await fetch(`/sandbox/shell/token/${encodeURIComponent(mobile)}`, { method: 'POST' })
  if (!answer.ok) throw new Refused(refusal)
  return ((await answer.json()) as { token: string }).token
}

/** What settings put into the device's storage; undefined removes a value. `token` is that of the person, where one is set. */
export function storedFor(
  { person, theme, language }: FrameSettings,
  token: string | undefined,
): Record<string, unknown> {
  return {
    ...(person !== undefined && { [keys.token]: token }),
    ...(token !== undefined && { [keys.consent]: ACCEPTED }),
    ...(theme !== undefined && { [keys.theme]: theme }),
    ...(language !== undefined && { [keys.language]: language }),
  }
}
