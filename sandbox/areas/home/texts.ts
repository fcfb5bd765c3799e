import type { Text } from '../../language'

/** The membership entry of the home screen. */
export const memberEntryTexts: Record<'member' | 'other', { title: Text; subtitle: Text; action: Text }> = {
  member: {
    title: { zh: '飞跃会员', en: 'Leap membership' },
    subtitle: { zh: '本月还有权益待领取', en: 'Benefits of this month are waiting' },
    action: { zh: '去领取', en: 'Claim' },
  },
  other: {
    title: { zh: '开通飞跃会员', en: 'Become a member' },
    subtitle: { zh: '每单 95 折，每月领生活权益', en: '5% off every order and a benefit a month' },
    action: { zh: '立即开通', en: 'Join now' },
  },
}

/** The membership card on "my". */
export const memberCardTexts = (
  vipUntil: string | null | undefined,
): Record<'cardName' | 'member' | 'other', Text> => ({
  cardName: { zh: '飞跃会员卡', en: 'Leap card' },
  member: { zh: `有效期至 ${vipUntil}`, en: `Valid until ${vipUntil}` },
  other: { zh: '开通后每单再省 5%', en: 'Members save another 5% on every order' },
})
