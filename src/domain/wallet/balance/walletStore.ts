import { makeAutoObservable } from 'mobx'
import { type BalanceRes, balance, setGuideStatus } from '@/contract/wallet/balance'
import { bonusList, rebateList, usedList, type WalletRow } from '@/contract/wallet/movements'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { Submission } from '@/request/submission'

/** Lists of the wallet's movements, in the order of their tabs. */
export const walletTabs = ['bonus', 'rebate', 'used'] as const

export type WalletTab = (typeof walletTabs)[number]

const key = ({ rowId }: WalletRow): string => rowId

/** The wallet: balance, what of it ends soon, and three lists of movements, each read page by page once it is opened. */
export class WalletStore {
  readonly balance = new Loadable<BalanceRes>()
  readonly bonusList = new PagedList<WalletRow>(async (read, page) => (await read(bonusList, { page })).bonusList, {
    key,
  })
  readonly rebateList = new PagedList<WalletRow>(async (read, page) => (await read(rebateList, { page })).rebateList, {
    key,
  })
  readonly usedList = new PagedList<WalletRow>(async (read, page) => (await read(usedList, { page })).usedList, { key })
  readonly closingGuide = new Submission({
    send: (_form: object, send) => send(setGuideStatus, {}),
    // The guide is closed all the same; where this was not recorded it is shown once more on the next visit.
    showRefusal: () => true,
    showLost: () => true,
  })
  tab: WalletTab = 'bonus'
  private isGuideClosed = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The list of the open tab. */
  get list(): PagedList<WalletRow> {
    return { bonus: this.bonusList, rebate: this.rebateList, used: this.usedList }[this.tab]
  }

  /** The guide is open: the customer has not seen it on any device. */
  get showsGuide(): boolean {
    return this.balance.value?.showGuide === true && !this.isGuideClosed
  }

  async load(): Promise<void> {
    await Promise.all([this.readBalance(), this.list.load()])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.balance.refresh((read) => read(balance, {})), this.list.refresh()])
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }

  /** The screen comes back: a withdrawal or a task may have moved money, and then the lists are read anew. */
  async show({ isFirst }: { isFirst: boolean }): Promise<void> {
    if (isFirst) return
    const before = this.balance.value
    await this.readBalance()
    const now = this.balance.value
    if (now?.balance === before?.balance && now?.withdrawing === before?.withdrawing) return
    await Promise.all([this.bonusList, this.rebateList, this.usedList].map((list) => this.renew(list)))
  }

  choose(tab: WalletTab): void {
    this.tab = tab
    void this.list.load()
  }

  /** Closes the guide for good. */
  closeGuide(): void {
    this.isGuideClosed = true
    void this.closingGuide.submit({})
  }

  private readBalance(): Promise<void> {
    return this.balance.load((read) => read(balance, {}))
  }

  /** Reads a list anew that was opened before; the others are read when they are opened. */
  private async renew(list: PagedList<WalletRow>): Promise<void> {
    if (list.status !== 'idle') await list.refresh()
  }
}
