/**
 * Asks the customer whether the host may send one message of a template; most hosts ask only within a tap. `none` is a host without such
 * messages. Rejects where the host does not ask.
 */
export type AskSubscription = (template: string) => Promise<'accepted' | 'refused' | 'none'>

/** Brightness of the screen, where the host lets a page change it. */
export interface BrightnessPort {
  /** Sets the screen to full brightness and keeps it on; the returned function restores the old state. Never rejects. */
  raise(): Promise<() => void>
  /** Whether this host supports it. */
  readonly works: boolean
}

/** Puts a text into the clipboard; false where the host refused. */
export type CopyText = (text: string) => Promise<boolean>

/** Has the device dial a number; whether the person then calls is theirs. */
export type Dial = (phoneNumber: string) => Promise<void>

/** The languages that the customer has set on the host, the preferred one first, such as `zh_CN` or `en-GB`; none where the host does not tell. */
export type HostLanguages = () => readonly string[]

/** Login with one tap by the phone number that the host knows. */
export interface OneTapPort {
  /** Whether this host supports it; others open the phone page. */
  offered: boolean
  /** The host's proof of the user's identity. Rejects when the host refuses. */
  jsCode(): Promise<string>
}

/** Gives unpredictable bytes; rejects where the host has none, so that encryption fails closed. */
export type RandomPort = (count: number) => Promise<number[]>

interface UpdateTexts {
  title: string
  text: string
}

/** Offers a restart as soon as the host has downloaded a newer version of the app. */
export type OfferUpdate = (texts: () => UpdateTexts) => void
