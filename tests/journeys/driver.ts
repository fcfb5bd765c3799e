import type { InboxMessage } from '@tests/sandbox/wireClient'
import type { Language } from '@/i18n/language'

/** What a user can select: a selector, or a text on the screen. Mini-programs have no accessible labels. */
export type Target = string | { text: string }

/** What a customer decides on the page of a bank. */
export type BankAnswer = 'approve' | 'decline'

/** The actions and observations of one customer at one host: a browser or a mini-program. Every action waits for its target. */
export interface Driver {
  /** The customer's language; the app's own switch changes it. */
  language: Language
  /** Whether the host offers a login by one tap, with the phone as an alternative. */
  offersOneTap: boolean
  /** Opens the app at an address such as `/pages/home/index`, as a link does. */
  open(address: string): Promise<void>
  /** Taps the first matching node, or the one at index `nth`, counted from 0. */
  tap(target: Target, nth?: number): Promise<void>
  /** Enters a text into the field inside a target, of one line or several. */
  input(target: Target, text: string): Promise<void>
  /** Taps a button that takes or chooses a picture, and gives this one. */
  givePhoto(button: Target, picture: Buffer): Promise<void>
  /** Taps a button that fetches a PDF, opens it, and answers what the customer gets to see. */
  openPdf(button: Target): Promise<Uint8Array>
  /** Chooses in the columns of a picker, by position, one after another. */
  pick(picker: string, places: readonly number[]): Promise<void>
  /** Chooses a tab by its position. */
  tapTab(index: number): Promise<void>
  waitForText(text: string): Promise<void>
  waitForRoute(path: string): Promise<void>
  /** Readable text of the first matching node. */
  text(target: Target): Promise<string>
  /** Taps the pay button and approves at the provider: on its own page, or in the host's sheet. */
  payAtProvider(button: Target): Promise<void>
  /**
   * Taps the button that begins a one-key binding with a bank, and decides on the bank's page. A mini-program cannot show that page: there
   * the customer with this number decides in a browser.
   */
  decideAtBank(button: Target, of: { bankCode: string; mobile: string; answer: BankAnswer }): Promise<void>
  /** Taps a button that shares the page; answers the address inside the app that a friend opens by it. */
  share(button: Target): Promise<string>
  /** Messages sent to a number, newest first. */
  inbox(mobile: string): Promise<InboxMessage[]>
  /** Errors so far, in the host's words; empty in a clean run. */
  problems(): Promise<readonly unknown[]>
}
