import { makeAutoObservable } from 'mobx'
import type { UserInfo } from '@/contract/session'
import { removeStored, stored } from '@/platform/storage/stored'
import { customerKeys } from './customerKeys'
import { asToken } from './token'

const storedToken = stored('mToken', asToken)

/** How a session ended: its customer signed out, or its token is no longer valid, perhaps since the same customer signed in again. */
type SessionEnd = 'left' | 'lost'

/** Called when the customer signs out or another one signs in; code that holds their data in memory empties it here (U3). */
type Reset = (end: SessionEnd) => void

/** Who is signed in. One instance for the whole app, since every screen and every call must agree on it. */
class Session {
  token: string | undefined = undefined
  /** The customer's data, set by screens that show it; emptied on sign-out. */
  user: UserInfo | undefined = undefined
  /** How many customers have left in this run of the app; screens make their stores anew when it changes (U3). */
  endedSessions = 0
  /** Token of another login that the start query offers: the server has not said yet whether it is one (D-19). */
  offered: string | undefined = undefined
  /** The privacy notice is not accepted (D-12). */
  private needsConsent = false
  private readonly resets = new Set<Reset>()

  constructor() {
    makeAutoObservable<Session, 'resets'>(this, { resets: false }, { autoBind: true })
  }

  /**
   * Whether the login is known but not in force: no call carries it and no screen draws its customer, until the privacy notice is accepted
   * (D-12) and the server has answered to a login that the start query offers (D-19).
   */
  get isPaused(): boolean {
    return this.needsConsent || this.offered !== undefined
  }

  /** Follows the consent. */
  pauseForConsent(needsConsent: boolean): void {
    this.needsConsent = needsConsent
  }

  /** Pauses the login while the server is asked about another one. */
  offer(token: string): void {
    this.offered = token
  }

  /** Forgets the offered login: the one of this device is in force again. */
  dropOffer(): void {
    this.offered = undefined
  }

  /** Takes the stored token at the start of the app. */
  restore(): void {
    this.token = storedToken.read()
  }

  /** Keeps a token; one that is absent, empty or no token at all changes nothing. */
  signIn(given: string | undefined): void {
    const token = asToken(given)
    if (token === undefined) return
    if (this.token !== undefined && this.token !== token) this.reset('lost')
    this.offered = undefined
    this.token = token
    storedToken.write(token)
  }

  /** Forgets the token and everything that belongs to the customer (R-45, U3). */
  signOut(end: SessionEnd = 'left'): void {
    this.token = undefined
    storedToken.remove()
    this.reset(end)
  }

  /**
   * Ends the session if the server refused its own token; the refusal of an older token changes nothing (U1, U5). Where another tab
   * has signed in since, the stored token replaces the one here. Answers whether the session has ended.
   */
  lose(token: string | undefined): boolean {
    if (this.token !== token) return false
    const newest = storedToken.read()
    if (newest === undefined || newest === token) {
      this.signOut('lost')
      return true
    }
    this.token = newest
    this.reset('lost')
    return false
  }

  setUser(user: UserInfo): void {
    this.user = user
  }

  /** Registers what must be emptied with the session; stored values are named in `customerKeys` instead. */
  onReset(reset: Reset): void {
    this.resets.add(reset)
  }

  /** Empties what belongs to the customer and makes the screens anew; who is signed in does not change. */
  reset(end: SessionEnd): void {
    this.user = undefined
    this.endedSessions += 1
    removeStored(customerKeys)
    for (const reset of this.resets) reset(end)
  }
}

export const session = new Session()
