import type { Message } from '../../../refusals'

/** What a refused customer of the invitations reads. */
export const inviteMessages = {
  INVITER_UNKNOWN: {
    zh: '邀请链接无效，请向好友索要新的链接',
    en: 'This invitation is not valid. Ask your friend for a new link.',
  },
  HELP_DONE: {
    zh: '您已通过助力领取会员，每人限领一次',
    en: 'You have got the membership already. It is given once to each customer.',
  },
  HELP_SELF: { zh: '不能为自己助力，把链接发给好友吧', en: 'You cannot help yourself. Send the link to a friend.' },
  HELP_ONLY_NEW: { zh: '仅限新用户助力', en: 'Only new customers can help.' },
  HELP_TWICE: { zh: '您已助力过，每人只能助力一次', en: 'You have helped already. Each friend can help once.' },
  HELP_OVER: {
    zh: '好友的助力活动已结束，您也可以自己发起',
    en: 'The time to help has run out. You can ask for help yourself.',
  },
  HELP_FULL: {
    zh: '好友已助力成功，您也可以自己发起',
    en: 'Enough friends have helped already. You can ask for help yourself.',
  },
  PACKET_UNKNOWN: { zh: '红包不存在，请刷新后重试', en: 'There is no such packet. Please load the list again.' },
  PACKET_OPENED: { zh: '红包已拆开，请在余额中查看', en: 'This packet is open already. See your balance.' },
  PACKET_EXPIRED: { zh: '红包已过期，邀请好友可得新红包', en: 'This packet has ended. Invite a friend for a new one.' },
  STAGE_UNKNOWN: { zh: '该奖励已下线', en: 'This reward is not offered any more.' },
  STAGE_OPEN: { zh: '邀请人数还不够，继续邀请吧', en: 'You have not invited enough friends yet.' },
  STAGE_TAKEN: { zh: '奖励已领取，请在余额中查看', en: 'You have taken this reward already. See your balance.' },
} as const satisfies Record<string, Message>
