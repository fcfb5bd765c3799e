import { makeAutoObservable } from 'mobx'
import type { UserInfo } from '@/contract/session'
import { launchStorage } from '@/platform/sessionStorage'
import * as storage from '@/platform/storage'
import { customerKeys } from './customerKeys'

const tokenKey = 'mToken'

/** How a session ended: the customer signed out, or the token is no longer valid, in which case the next login may be the same customer's. */
type SessionEnd = 'left' | 'lost'

/** Called when the customer signs out or another one signs in; code that holds personal data in memory empties it here (U3). */
type Reset = (end: SessionEnd) => void

function storedToken(): string | undefined {
  const stored = storage.read<string>(tokenKey)
  return typeof stored === 'string' && stored ? stored : undefined
}

/** Who is signed in. One for the whole app, since every screen and every call must agree on it. */
class Session {
  token: string | undefined = undefined
  /** Set by screens that show the person; emptied on sign-out. */
  user: UserInfo | undefined = undefined
  /** How many customers have left in this run of the app; screens make their stores anew when it changes (U3). */
  departures = 0
  private readonly resets = new Set<Reset>()

  constructor() {
    makeAutoObservable<Session, 'resets'>(this, { resets: false }, { autoBind: true })
  }

  /** Takes the stored token at the start of the app. */
  restore(): void {
    this.token = storedToken()
  }

  /** Keeps a token; one that is absent or empty changes nothing. */
  signIn(token: string | undefined): void {
    if (!token) return
    if (this.token !== undefined && this.token !== token) this.reset('lost')
    this.token = token
    storage.write(tokenKey, token)
  }

  /** Forgets the token and all personal data (R-45, U3). */
  signOut(end: SessionEnd = 'left'): void {
    this.token = undefined
    storage.remove(tokenKey)
    this.reset(end)
  }

  /**
   * Ends the session if the server refused its own token; an older token's refusal changes nothing (U1, U5). Where another tab has
   * signed in since, the token here is the older one, and the stored one takes its place. Answers whether the session has ended.
   */
  lose(token: string | undefined): boolean {
    if (this.token !== token) return false
    const stored = storedToken()
    if (stored === undefined || stored === token) {
      this.signOut('lost')
      return true
    }
    this.token = stored
    this.reset('lost')
    return false
  }

  setUser(user: UserInfo): void {
    this.user = user
  }

  /** Registers a function that empties personal data when the session ends; storage keys are named in `customerKeys`. */
  onReset(reset: Reset): void {
    this.resets.add(reset)
  }

  private reset(end: SessionEnd): void {
    this.user = undefined
    this.departures += 1
    customerKeys.device.forEach(storage.remove)
    customerKeys.launch.forEach(launchStorage.remove)
    for (const reset of this.resets) reset(end)
  }
}

export const session = new Session()
