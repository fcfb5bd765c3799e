import type { InviteRulesReq } from '@/contract/activity/redPacket'
import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { Text } from '../../../language'
import { HELP } from './helpRound'
import { DAILY_MOST, FRIEND_PACKET, WELCOME_PACKET } from './packetState'

/** What stands on the cards of a chat. */
export const shareTitles = {
  packet: { zh: '送您一个现金红包，注册就能领', en: 'A red packet for you: sign up and open it' },
  help: { zh: '帮我点一下助力，我就能免费领会员', en: 'Help me get a free membership with one tap' },
} as const satisfies Record<string, Text>

/** The rules of invitations, which say what the code beside them does. */
export const inviteRuleTexts: Readonly<Record<InviteRulesReq['of'], readonly Text[]>> = {
  packets: [
    {
      zh: `每位好友通过您的链接或二维码首次注册，您可得一个红包，金额 ${yuan(FRIEND_PACKET.least)} 至 ${yuan(FRIEND_PACKET.most)}，随机发放。`,
      en: `Each friend who first signs up by your link or QR code brings you a red packet of ${yuan(FRIEND_PACKET.least)} to ${yuan(FRIEND_PACKET.most)}.`,
    },
    {
      zh: `好友注册后可得 ${yuan(WELCOME_PACKET)} 新人红包一个。`,
      en: `The friend gets a red packet of ${yuan(WELCOME_PACKET)} for a new customer.`,
    },
    { zh: '红包须在 3 天内拆开，逾期失效。', en: 'A red packet has to be opened within 3 days, otherwise it expires.' },
    {
      zh: `每人每天拆红包累计最高 ${yuan(DAILY_MOST)}，超出后拆开的红包为空。`,
      en: `Red packets pay at most ${yuan(DAILY_MOST)} a day to one customer; those opened after that are empty.`,
    },
    { zh: '红包金额存入余额，可提现。', en: 'What a red packet pays is in your balance and can be withdrawn.' },
  ],
  help: [
    {
      zh: `发起后 ${HELP.hours} 小时内有 ${HELP.need} 位新用户为您助力，即可免费获得 ${HELP.months} 个月会员。`,
      en: `If ${counted(HELP.need, 'new customer helps', 'new customers help')} you within ${counted(HELP.hours, 'hour')}, you get ${counted(HELP.months, 'month')} of membership for free.`,
    },
    {
      zh: '仅限通过您的链接新注册的用户助力，注册后 24 小时内有效。',
      en: 'Only customers who have just signed up by your link can help, within 24 hours of the sign-up.',
    },
    { zh: '每位好友只能助力一次，不能为自己助力。', en: 'Each friend can help once, and you cannot help yourself.' },
    {
      zh: '未在规定时间内完成的，可重新发起；会员奖励每人限得一次。',
      en: 'If the time runs out you can ask again; the membership is given once to each customer.',
    },
  ],
}
