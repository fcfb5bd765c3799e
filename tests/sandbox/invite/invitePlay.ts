import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { giveHelp, helperInfo, startHelp } from '@/contract/activity/help'
import { invitationRecords, inviteInfo } from '@/contract/activity/invite'
import { openPacket, redPacketMoney, redPackets } from '@/contract/activity/redPacket'
import { wxLogin } from '@/contract/session'

let latest = 13_911_000_000

/** One customer who invites friends, or one of the friends. */
export class InvitePlay {
  constructor(
    private readonly sandbox: TestSandbox,
    readonly token: string,
    readonly id: string,
  ) {}

  static async of(sandbox: TestSandbox, mobile: string, inviterUserId?: number): Promise<InvitePlay> {
    const { data } = await sandbox.call(wxLogin, { jsCode: 'x', phoneCode: `phone:${mobile}`, inviterUserId })
    const token = data.mToken ?? ''
    const info = await sandbox.call(inviteInfo, {}, { token })
    return new InvitePlay(sandbox, token, info.data.inviteInfo.inviterUserId)
  }

  /** A friend with a new number, who signs up by this customer's link. */
  newFriend(): Promise<InvitePlay> {
    latest += 1
    return InvitePlay.of(this.sandbox, String(latest), Number(this.id))
  }

  ask = () => this.sandbox.call(startHelp, {}, this.options())
  help = (inviterUserId: string, requestId = newRequestId()) =>
    this.sandbox.call(giveHelp, { inviterUserId }, { ...this.options(), requestId })
  look = (inviterUserId: string) => this.sandbox.call(helperInfo, { inviterUserId }, this.options())
  records = async (of: 'all' | 'joined' | 'ordered' | 'helpers' = 'all', page = 1) =>
    (await this.sandbox.call(invitationRecords, { page, of }, this.options())).data.recordsList
  info = async () => (await this.sandbox.call(inviteInfo, {}, this.options())).data
  packets = async (page = 1) => (await this.sandbox.call(redPackets, { page }, this.options())).data.packets
  money = async () => (await this.sandbox.call(redPacketMoney, {}, this.options())).data
  open = (packetId: string, requestId = newRequestId()) =>
    this.sandbox.call(openPacket, { packetId }, { ...this.options(), requestId })

  private options = () => ({ token: this.token, lang: 'en' as const })
}
