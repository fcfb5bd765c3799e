import { makeAutoObservable } from 'mobx'
import type { Person } from '@/contract/activity/help'
import {
  type InvitationRecord,
  type InviteInfo,
  type InviteInfoRes,
  invitationRecords,
  inviteInfo,
} from '@/contract/activity/invite'
import {
  bonusBroadcast,
  type QrCodeRes,
  qrCode,
  type RedPacketMoneyRes,
  redPacketMoney,
} from '@/contract/activity/redPacket'
import type { Fen, Whole } from '@/contract/endpoint'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'

/** The friends to choose from, in the order of their tabs. */
export const recordTabs = ['all', 'joined', 'ordered'] as const

export type RecordTab = (typeof recordTabs)[number]

const listOf = (of: RecordTab) =>
  new PagedList<InvitationRecord>(async (read, page) => (await read(invitationRecords, { page, of })).recordsList, {
    key: ({ recordId }) => recordId,
  })

/** Inviting friends: userInfo and inviteInfo, the qrCode, packetMoney, and the recordsList by state. */
export class RedPacketsStore {
  readonly page = new Loadable<InviteInfoRes>()
  readonly code = new Loadable<QrCodeRes>()
  readonly money = new Loadable<RedPacketMoneyRes>()
  readonly broadcasts = new Loadable<readonly string[]>()
  readonly lists: Record<RecordTab, PagedList<InvitationRecord>> = {
    all: listOf('all'),
    joined: listOf('joined'),
    ordered: listOf('ordered'),
  }
  tab: RecordTab = 'all'

  constructor() {
    makeAutoObservable(this, { lists: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([
      this.readInfo(),
      this.loadCode(),
      this.readMoney(),
      this.readBroadcasts(),
      this.recordsList.load(),
    ])
  }

  async refresh(): Promise<void> {
    await Promise.all([
      this.page.refresh((read) => read(inviteInfo, {})),
      this.readMoney(),
      this.readBroadcasts(),
      this.recordsList.refresh(),
    ])
  }

  /** The screen comes back: a packet may have been opened, or a friend may have come. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void Promise.all([this.readInfo(), this.readMoney(), this.recordsList.refresh()])
  }

  loadMore(): Promise<void> {
    return this.recordsList.loadMore()
  }

  loadCode(): Promise<void> {
    return this.code.load((read) => read(qrCode, {}))
  }

  choose(tab: RecordTab): void {
    this.tab = tab
    void this.recordsList.load()
  }

  /** The friends of the open tab. */
  get recordsList(): PagedList<InvitationRecord> {
    return this.lists[this.tab]
  }

  get inviteInfo(): InviteInfo | undefined {
    return this.page.value?.inviteInfo
  }

  /** The QR code as the address of a picture; undefined until it has loaded. */
  get qrCode(): string | undefined {
    const png = this.code.value?.qrCode
    return png && `data:image/png;base64,${png}`
  }

  get userInfo(): Person | undefined {
    return this.page.value?.userInfo
  }

  /** What all red packets have paid; undefined until it has loaded. */
  get packetMoney(): Fen | undefined {
    return this.money.value?.packetMoney
  }

  /** How many red packets wait to be opened. */
  get unopened(): Whole {
    return this.money.value?.unopened ?? 0
  }

  /** What a chat shows and opens; the address holds the customer's id and no token (U4). */
  share() {
    const info = this.inviteInfo
    return info ? { path: info.link, title: info.title, imageUrl: info.picture || undefined } : {}
  }

  private readInfo(): Promise<void> {
    return this.page.load((read) => read(inviteInfo, {}))
  }

  private readMoney(): Promise<void> {
    return this.money.load((read) => read(redPacketMoney, {}))
  }

  private readBroadcasts(): Promise<void> {
    return this.broadcasts.load(async (read) => (await read(bonusBroadcast, {})).broadcastList)
  }
}
