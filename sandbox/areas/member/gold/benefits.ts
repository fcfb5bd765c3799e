import type { GoldBenefit } from '@/contract/member/gold'
import { inLanguage, type Text } from '../../../language'
import { pictureOf, type Viewer } from '../../../viewer'

interface Benefit {
  benefitId: string
  title: Text
  text: Text
  /** Picture as `<motif>-<palette>`. */
  icon: string
}

/** What every level gives: prices by `memberPrices.ts`, coins by the tasks of `activity/bonus`. */
const benefits: readonly Benefit[] = [
  {
    benefitId: 'discount',
    title: { zh: '会员价', en: 'Member prices' },
    text: { zh: '每单 95 折', en: '5% off every order' },
    icon: 'ticket-gold',
  },
  {
    benefitId: 'coins',
    title: { zh: '金币双倍', en: 'Double coins' },
    text: { zh: '完成任务金币翻倍到账', en: 'Tasks pay twice the coins' },
    icon: 'coin-gold',
  },
]

/** The benefits as the wire carries them, in the viewer's language. */
export const benefitsFor = ({ lang, origin }: Pick<Viewer, 'lang' | 'origin'>): GoldBenefit[] =>
  benefits.map(({ benefitId, title, text, icon }) => ({
    benefitId,
    title: inLanguage(title, lang),
    text: inLanguage(text, lang),
    picture: pictureOf('icon', icon, origin),
  }))
