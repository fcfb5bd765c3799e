import type { Whole } from '@/contract/endpoint'
import { type Gift, offOrders } from '../../gifts'
import type { Text } from '../../language'

/** A right as a card offers it. */
export interface CardRightOffer {
  rightId: string
  name: Text
  text: Text
  /** Picture as `<motif>-<palette>`. */
  picture: string
  gift: Gift
  /** How often it serves during one card. */
  uses: Whole
}

interface OwnCardOffer {
  subtitle: Text
  rules: readonly Text[]
  rights: readonly CardRightOffer[]
}

/** A card that is bought on its own; its price and length are in `member/cards.ts`. */
export type OwnCard = 'health' | 'quota'

/** What the cards give. */
export const cardOffers: Readonly<Record<OwnCard, OwnCardOffer>> = {
  health: {
    subtitle: { zh: '洁牙、体检、问诊，一年安心', en: 'Dentist, check-up and doctor for a year' },
    rules: [
      {
        zh: '健康卡自支付成功时起生效，有效期 12 个月。',
        en: 'The card starts with the payment and runs for 12 months.',
      },
      {
        zh: '权益凭码使用，请在预约时出示。',
        en: 'A benefit is used by its code: show it when you make an appointment.',
      },
      { zh: '权益仅限本人使用，到期未用作废。', en: 'Benefits are yours alone and end with the card.' },
    ],
    rights: [
      {
        rightId: 'dental',
        name: { zh: '洁牙', en: 'Dental cleaning' },
        text: { zh: '合作口腔门诊洁牙一次', en: 'One cleaning at a partner’s clinic' },
        picture: 'tooth-teal',
        gift: { kind: 'code' },
        uses: 1,
      },
      {
        rightId: 'checkup',
        name: { zh: '基础体检', en: 'Basic check-up' },
        text: { zh: '全国合作机构体检两次', en: 'Two check-ups at partners all over the country' },
        picture: 'heart-rose',
        gift: { kind: 'code' },
        uses: 2,
      },
      {
        rightId: 'doctor',
        name: { zh: '电话问诊', en: 'Doctor by phone' },
        text: { zh: '24 小时医生热线，12 次', en: 'A doctor around the clock, 12 calls' },
        picture: 'phone-jade',
        gift: { kind: 'code' },
        uses: 12,
      },
      {
        rightId: 'gym',
        name: { zh: '健身体验', en: 'Gym' },
        text: { zh: '合作健身房体验 4 次', en: 'Four visits to a partner’s gym' },
        picture: 'dumbbell-indigo',
        gift: { kind: 'code' },
        uses: 4,
      },
    ],
  },
  quota: {
    subtitle: { zh: '每卡一次提额机会，另有三项权益', en: 'One raise of your quota, and three benefits' },
    rules: [
      { zh: '每张卡可申请提额一次，审核结果以页面为准。', en: 'Each card gives one raise, which is reviewed.' },
      { zh: '未通过审核的，卡内其他权益不受影响。', en: 'A refused raise leaves the other benefits as they are.' },
      { zh: '提额权益卡有效期 3 个月，不自动续费。', en: 'The card runs for 3 months and does not renew by itself.' },
    ],
    rights: [
      {
        rightId: 'coupon',
        name: { zh: '商城券', en: 'Mall coupon' },
        text: { zh: '满 100 减 15 元', en: '¥15 off orders over ¥100' },
        picture: 'ticket-coral',
        gift: { kind: 'coupon', ...offOrders(100, 15) },
        uses: 1,
      },
      {
        rightId: 'coins',
        name: { zh: '金币 500 枚', en: '500 coins' },
        text: { zh: '领取后立即到账', en: 'In your account at once' },
        picture: 'coin-gold',
        gift: { kind: 'coins', coins: 500 },
        uses: 1,
      },
      {
        rightId: 'fast-review',
        name: { zh: '优先审核', en: 'Reviewed first' },
        text: { zh: '提额申请优先处理', en: 'Your raise is looked at before others' },
        picture: 'bolt-ocean',
        gift: { kind: 'service', text: { zh: '优先审核已开通', en: 'Your raise is looked at first' } },
        uses: 1,
      },
    ],
  },
}
