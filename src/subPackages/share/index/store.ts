import { makeAutoObservable } from 'mobx'
import { type HelperInfoRes, helperInfo } from '@/contract/activity/help'
import type { RedPacket } from '@/contract/activity/redPacket'
import { openedLink } from '@/domain/activity/invite/friendLink'
import { PacketStore } from '@/domain/activity/invite/packetStore'
import { isSignedIn } from '@/domain/session/signedIn'
import { Loadable } from '@/request/loadable'

/** The red packet for a friend who has opened a customer's link. */
export class GiftStore {
  readonly page = new Loadable<HelperInfoRes>()
  readonly packets = new PacketStore()
  private readonly inviterUserId: string

  constructor(inviterUserId: string) {
    this.inviterUserId = inviterUserId
    makeAutoObservable<GiftStore, 'inviterUserId'>(this, { inviterUserId: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    const { inviterUserId } = this
    openedLink(inviterUserId)
    const info = this.page.load((read) => read(helperInfo, { inviterUserId }))
    await Promise.all([info, isSignedIn() ? this.packets.loadMoney() : undefined])
  }

  /** What the screen waits for: who sends the packet, and for a signed-in friend the packet too. */
  get remote(): Pick<Loadable<unknown>, 'status' | 'value' | 'error'> {
    return this.page.value && isSignedIn() ? this.packets.money : this.page
  }

  /** The friend's own packet; undefined for visitors, and for old customers. */
  get packet(): RedPacket | undefined {
    return this.packets.money.value?.welcome
  }

  /** Opens the friend's packet, once. */
  open(): void {
    if (this.packet) this.packets.open(this.packet.packetId)
  }
}
