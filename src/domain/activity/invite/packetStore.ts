import { makeAutoObservable } from 'mobx'
import {
  openPacket,
  type RedPacket,
  type RedPacketMoneyRes,
  redPacketMoney,
  redPackets,
} from '@/contract/activity/redPacket'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { Submission } from '@/request/submission'

/** The customer's red packets: what they have paid, which ones wait, and opening one, which pays once. */
export class PacketStore {
  readonly money = new Loadable<RedPacketMoneyRes>()
  readonly list = new PagedList<RedPacket>(async (read, page) => (await read(redPackets, { page })).packets, {
    key: ({ packetId }) => packetId,
  })
  readonly opening = new Submission<{ packetId: string }, RedPacket>({
    needsConsent: true,
    send: (form, send) => send(openPacket, form),
    done: (packet) => this.take(packet),
    showRefusal: () => {
      // The packet stands otherwise than the screen shows.
      void this.reload()
      return false
    },
  })
  readonly hasList = has(redPackets)
  readonly canOpen = has(openPacket)
  /** The packet that was just opened, until the customer closes it. */
  opened: RedPacket | undefined = undefined
  private openingId: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([this.loadMoney(), this.list.load()])
  }

  loadMoney(): Promise<void> {
    return this.money.load((read) => read(redPacketMoney, {}))
  }

  async refresh(): Promise<void> {
    await Promise.all([this.money.refresh((read) => read(redPacketMoney, {})), this.list.refresh()])
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }

  isOpening(packetId: string): boolean {
    return this.opening.busy && this.openingId === packetId
  }

  /** Opens a packet. A second tap meanwhile does nothing; after a lost answer the same packet is asked for under its id. */
  open(packetId: string): void {
    if (this.opening.busy) return
    this.openingId = packetId
    void this.opening.submit({ packetId })
  }

  /** The customer has seen what was in the packet. */
  close(): void {
    this.opened = undefined
  }

  private take(packet: RedPacket): void {
    this.opened = packet
    this.list.put(packet)
    void this.loadMoney()
  }

  private async reload(): Promise<void> {
    await Promise.all([this.loadMoney(), this.list.status === 'idle' ? undefined : this.list.refresh()])
  }
}
