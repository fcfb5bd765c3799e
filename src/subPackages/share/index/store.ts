import { makeAutoObservable } from 'mobx'
import { type HelperInfoRes, helperInfo } from '@/contract/activity/help'
import { openPacket, type RedPacket, redPacketMoney } from '@/contract/activity/redPacket'
import { openedLink } from '@/domain/activity/invite/friendLink'
import { isSignedIn } from '@/domain/session/signedIn'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** Who sends a packet, and the friend's own one once they are signed in. */
interface Gift {
  info: HelperInfoRes
  /** Absent for visitors, and for old customers. */
  packet?: RedPacket
}

/** The red packet for a friend who has opened a customer's link. */
export class GiftStore {
  readonly page = new Loadable<Gift>()
  readonly opening = new Submission<{ packetId: string }, RedPacket>({
    needsConsent: true,
    send: (form, send) => send(openPacket, form),
    done: (packet) => this.take(packet),
    place: () => {
      // The packet stands otherwise than the screen shows.
      void this.load()
      return false
    },
  })
  /** The packet that was just opened, until the friend closes it. */
  opened: RedPacket | undefined = undefined
  private readonly inviterUserId: string

  constructor(inviterUserId: string) {
    this.inviterUserId = inviterUserId
    makeAutoObservable<GiftStore, 'inviterUserId'>(
      this,
      { page: false, opening: false, inviterUserId: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    const { inviterUserId } = this
    openedLink(inviterUserId)
    return this.page.load(async (read) => {
      const info = await read(helperInfo, { inviterUserId })
      return isSignedIn() ? { info, packet: (await read(redPacketMoney, {})).welcome } : { info }
    })
  }

  /** Opens the friend's packet. A second tap meanwhile does nothing; after a lost answer it is asked for under its id. */
  open(): void {
    const packetId = this.page.value?.packet?.packetId
    if (packetId) void this.opening.submit({ packetId })
  }

  /** The friend has seen what was in the packet. */
  close(): void {
    this.opened = undefined
  }

  /** The screen is closed. */
  drop(): void {
    this.page.drop()
    this.opening.drop()
  }

  private take(packet: RedPacket): void {
    this.opened = packet
    const { value } = this.page
    if (value) this.page.set({ ...value, packet })
  }
}
