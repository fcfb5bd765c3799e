import type { GoldBenefit } from '@/contract/member/gold'
import { inLanguage, type Text } from '../../../language'
import { pictureOf, type Viewer } from '../../../viewer'

interface Benefit {
  title: Text
  text: Text
  /** Picture as `<motif>-<palette>`. */
  icon: string
}

const benefits = {
  discount: {
    title: { zh: '会员价', en: 'Member prices' },
    text: { zh: '每单 95 折', en: '5% off every order' },
    icon: 'phone-gold',
  },
  video: {
    title: { zh: '影音会员月卡', en: 'Video pass' },
    text: { zh: '每月任选一张影视或音乐月卡', en: 'One video or music pass a month' },
    icon: 'film-violet',
  },
  coffee: {
    title: { zh: '咖啡茶饮券', en: 'Coffee and tea' },
    text: { zh: '每月两张 5 元券', en: 'Two ¥5 drink coupons a month' },
    icon: 'cup-amber',
  },
  coins: {
    title: { zh: '金币双倍', en: 'Double coins' },
    text: { zh: '完成任务金币翻倍到账', en: 'Tasks pay twice the coins' },
    icon: 'coin-gold',
  },
  support: {
    title: { zh: '专属客服', en: 'Own support line' },
    text: { zh: '黄金会员优先接入', en: 'Gold members are served first' },
    icon: 'headset-ocean',
  },
  travel: {
    title: { zh: '出行礼包', en: 'Travel pack' },
    text: { zh: '打车、骑行券每季一份', en: 'Taxi and bike coupons every season' },
    icon: 'car-jade',
  },
  birthday: {
    title: { zh: '生日好礼', en: 'Birthday gift' },
    text: { zh: '生日当月领 88 元礼包', en: 'A pack worth ¥88 in your birthday month' },
    icon: 'cake-rose',
  },
  health: {
    title: { zh: '健康洁牙', en: 'Dental care' },
    text: { zh: '每年一次洁牙服务', en: 'One cleaning a year' },
    icon: 'tooth-teal',
  },
} satisfies Record<string, Benefit>

export type BenefitId = keyof typeof benefits

/** Benefits as the wire carries them, in the viewer's language. */
export const benefitsFor = (ids: readonly BenefitId[], { lang, origin }: Pick<Viewer, 'lang' | 'origin'>) =>
  ids.map((benefitId): GoldBenefit => {
    const { title, text, icon } = benefits[benefitId]
    return {
      benefitId,
      title: inLanguage(title, lang),
      text: inLanguage(text, lang),
      picture: pictureOf('icon', icon, origin),
    }
  })
