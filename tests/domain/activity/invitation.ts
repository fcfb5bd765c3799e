import type { HelperInfoRes, HelpRound } from '@/contract/activity/help'
import type { InvitationRecord, InviteInfoRes } from '@/contract/activity/invite'
import type { RedPacket } from '@/contract/activity/redPacket'

/** Answers of the invitations, as the server would give them. */

export const later = Date.now() + 3_600_000

export const helpRound = (more: Partial<HelpRound> = {}): HelpRound => ({
  state: 'running',
  need: 3,
  helped: 1,
  months: 1,
  hours: 24,
  endsAt: later,
  ...more,
})

export const inviteInfoOf = (help: HelpRound = helpRound()): InviteInfoRes => ({
  userInfo: { name: '阿*', imgUrl: '' },
  inviteInfo: {
    inviterUserId: '160',
    link: '/subPackages/share/index?inviterUserId=160',
    helpLink: '/subPackages/help-get-member/index?inviterUserId=160',
    picture: 'https://pictures.test/gift.png',
    title: 'a packet for you',
    helpTitle: 'help me',
    invited: 4,
    perFriend: 500,
    help,
  },
})

export const helperInfoOf = (standing: HelperInfoRes['standing'], help = helpRound()): HelperInfoRes => ({
  inviter: { name: '阿*', imgUrl: '' },
  help,
  standing,
})

export const packetOf = (packetId: string, more: Partial<RedPacket> = {}): RedPacket => ({
  packetId,
  title: `packet ${packetId}`,
  state: 'unopened',
  amount: 0,
  endsAt: later,
  ...more,
})

export const recordOf = (recordId: string, more: Partial<InvitationRecord> = {}): InvitationRecord => ({
  recordId,
  name: `${recordId}*`,
  imgUrl: '',
  state: 'joined',
  time: 1_750_000_000_000,
  reward: 0,
  waits: true,
  ...more,
})
