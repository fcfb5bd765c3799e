import { type IReactionDisposer, makeAutoObservable, reaction } from 'mobx'
import { type CardInfoRes, cardInfo } from '@/contract/home'
import { type ExtInfoRes, getExtInfo, type UserInfoRes, userInfo } from '@/contract/session'
import { type BalanceRes, balance } from '@/contract/wallet'
import { session } from '@/domain/session/session'
import { isSignedIn, signedInToken } from '@/domain/session/signedIn'
import { call } from '@/request/call'
import { isNothing } from '@/request/errors'
import { Loadable } from '@/request/loadable'

const quiet = { toast: false } as const

/** Empty for a customer of whom the server says nothing: what he owns is his all the same. */
type Person = Partial<UserInfoRes>

/** The person, told to the session as well, unless somebody else has signed in meanwhile (U3). */
async function loadPerson(): Promise<Person> {
  const token = signedInToken()
  try {
    const answer = await call(userInfo, {}, quiet)
    if (signedInToken() === token) session.setUser(answer.userInfo)
    return answer
  } catch (error) {
    if (isNothing(error)) return {}
    throw error
  }
}

/** "My": the person, what he owns and his orders by state; a visitor gets the membership card only. */
export class MyStore {
  person = new Loadable<Person>()
  counts = new Loadable<ExtInfoRes>()
  wallet = new Loadable<BalanceRes>()
  card = new Loadable<CardInfoRes>()
  private readonly stop: IReactionDisposer

  constructor() {
    makeAutoObservable<MyStore, 'stop'>(this, { stop: false }, { autoBind: true })
    // Somebody else is here, or nobody: what belongs to the one before must not stay on the screen (U3).
    this.stop = reaction(signedInToken, () => {
      this.renew()
      void this.load()
    })
  }

  get isSignedIn(): boolean {
    return isSignedIn()
  }

  /** What the page stands on: the person, if somebody is signed in. */
  get remote(): Loadable<Person> | undefined {
    return isSignedIn() ? this.person : undefined
  }

  /** Loads everything anew and keeps the old values until the answers are there. */
  async load(): Promise<void> {
    const card = this.card.load((read) => read(cardInfo, {}))
    if (!isSignedIn()) return card
    await Promise.all([
      card,
      this.person.load(loadPerson),
      this.counts.load((read) => read(getExtInfo, {})),
      this.wallet.load((read) => read(balance, {})),
    ])
  }

  /** The screen is gone. */
  drop(): void {
    this.stop()
    for (const one of [this.person, this.counts, this.wallet, this.card]) one.drop()
  }

  private renew(): void {
    for (const one of [this.person, this.counts, this.wallet, this.card]) one.drop()
    this.person = new Loadable()
    this.counts = new Loadable()
    this.wallet = new Loadable()
    this.card = new Loadable()
  }
}
