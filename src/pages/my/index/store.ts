import { makeAutoObservable } from 'mobx'
import { type CardInfoRes, cardInfo } from '@/contract/home'
import { type ExtInfoRes, getExtInfo, type UserInfoRes } from '@/contract/session'
import { type BalanceRes, balance } from '@/contract/wallet/balance'
import { type Attention, attentionOf } from '@/domain/home/attention'
import { readUser } from '@/domain/session/readUser'
import { isSignedIn } from '@/domain/session/signedIn'
import { isNothing } from '@/request/errors'
import { Loadable, type Shown, together } from '@/request/loadable'
import type { Read } from '@/request/read'

/** Empty for a customer whom the server does not describe: what they own is shown all the same. */
type Person = Partial<UserInfoRes>

async function readPerson(read: Read): Promise<Person> {
  try {
    return await readUser(read)
  } catch (error) {
    if (isNothing(error)) return {}
    throw error
  }
}

/** "My": the person, what they own and their orders by state; a visitor gets the membership card only. */
export class MyStore {
  person = new Loadable<Person>()
  counts = new Loadable<ExtInfoRes>()
  wallet = new Loadable<BalanceRes>()
  card = new Loadable<CardInfoRes>()
  private isComplete = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isSignedIn(): boolean {
    return isSignedIn()
  }

  /** What the page waits for, if a customer is signed in: the person, with all else. */
  get remote(): Shown<Person> | undefined {
    return isSignedIn() ? together(this.person, this.isComplete) : undefined
  }

  /** What waits for the customer. */
  get attention(): Attention[] {
    const { card, counts, wallet, person } = this
    return attentionOf({
      card: card.value,
      counts: counts.value,
      wallet: wallet.value,
      user: person.value?.userInfo,
    })
  }

  /** Reads everything, since a sign-in changes all of it, and keeps the old values until the answers are there. */
  load(): Promise<void> {
    return this.read('load')
  }

  /** Amounts and orders may have changed since the screen was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.read('load')
  }

  refresh(): Promise<void> {
    return this.read('refresh')
  }

  private async read(how: 'load' | 'refresh'): Promise<void> {
    const card = this.card[how]((read) => read(cardInfo, {}))
    if (!isSignedIn()) return card
    const beside = [
      card,
      this.counts[how]((read) => read(getExtInfo, {})),
      this.wallet[how]((read) => read(balance, {})),
    ]
    await Promise.all([this.person[how](readPerson), Promise.all(beside).then(this.complete)])
  }

  private complete(): void {
    this.isComplete = true
  }
}
