import type { Text } from '../../language'

/** The membership entry of the home screen; a member's has the name of the membership as its title. */
export const memberEntryTexts = {
  member: {
    subtitle: { zh: '每单 95 折', en: '5% off every order' },
    action: { zh: '查看', en: 'View' },
  },
  other: {
    title: { zh: '开通飞跃会员', en: 'Become a member' },
    subtitle: { zh: '每单 95 折，每月领生活权益', en: '5% off every order and a benefit a month' },
    action: { zh: '立即开通', en: 'Join now' },
  },
} satisfies Record<string, Record<string, Text>>

/** The membership card on "my". */
export const memberCardTexts = (
  vipUntil: string | null | undefined,
): Record<'cardName' | 'member' | 'other' | 'failed', Text> => ({
  cardName: { zh: '会员卡', en: 'Member card' },
  member: { zh: `有效期至 ${vipUntil}`, en: `Valid until ${vipUntil}` },
  failed: { zh: '自动续费扣款失败，点此处理', en: 'Auto-renewal could not be charged. Tap to go on' },
  other: { zh: '开通后每单再省 5%', en: 'Members save another 5% on every order' },
})
