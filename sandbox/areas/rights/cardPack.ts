import type * as contract from '@/contract/member/cardPack'
import type { VipCard } from '@/contract/member/cardPack'
import type { Db } from '../../db/client'
import type { Handlers } from '../../implement'
import { inLanguage, type Text } from '../../language'
import { pictureOf, type Viewer } from '../../viewer'
import { goldEndOf } from '../member/gold/goldMembers'
import { termOf } from '../member/terms'
import { flyEndOf } from './flyCards'

type CardType = VipCard['cardType']

interface PackCard {
  cardType: CardType
  name: Text
  description: Text
  picture: string
}

/** Every card of the pack, in the order in which they are offered. */
const cards: readonly PackCard[] = [
  {
    cardType: 'fei_yue',
    name: { zh: '飞跃会员', en: 'Leap membership' },
    description: { zh: '每单 95 折，每月领生活权益', en: '5% off every order and a benefit a month' },
    picture: 'member-v2',
  },
  {
    cardType: 'leap',
    name: { zh: '飞跃超级会员', en: 'Super membership' },
    description: { zh: '提额审核与免息券', en: 'A quota review and interest-free coupons' },
    picture: 'leap',
  },
  {
    cardType: 'gold',
    name: { zh: '黄金会员', en: 'Gold membership' },
    description: { zh: '每单 95 折，任务金币翻倍', en: '5% off every order, twice the coins' },
    picture: 'gold',
  },
  {
    cardType: 'health',
    name: { zh: '健康卡', en: 'Health card' },
    description: { zh: '问诊、体检、洁牙', en: 'Advice, check-ups and dental care' },
    picture: 'health',
  },
  {
    cardType: 'quota',
    name: { zh: '提额权益卡', en: 'Quota-raising card' },
    description: { zh: '申请提升借款额度', en: 'Ask for a higher quota' },
    picture: 'quota',
  },
  {
    cardType: 'fly',
    name: { zh: '飞行卡', en: 'Fly card' },
    description: { zh: '合作方出行权益', en: 'Travel benefits of a partner' },
    picture: 'fly',
  },
]

const rank: Record<VipCard['state'], number> = { active: 0, expired: 1, offered: 2 }

async function endOf(db: Db, userId: number, cardType: CardType): Promise<Date | undefined> {
  if (cardType === 'fly') return flyEndOf(db, userId)
  if (cardType === 'gold') return goldEndOf(db, userId)
  return (await termOf(db, userId, cardType))?.endTime
}

/** The card pack of a customer: their own cards first, active before expired. */
async function cardPackOf(db: Db, userId: number, { lang, origin, now }: Viewer): Promise<VipCard[]> {
  const rows: VipCard[] = []
  for (const { cardType, name, description, picture } of cards) {
    const end = await endOf(db, userId, cardType)
    rows.push({
      cardType,
      name: inLanguage(name, lang),
      description: inLanguage(description, lang),
      picture: pictureOf('card', picture, origin),
      state: end === undefined ? 'offered' : end > now ? 'active' : 'expired',
      ...(end ? { endTime: end.getTime() } : {}),
    })
  }
  return rows.sort((a, b) => rank[a.state] - rank[b.state])
}

export const cardPackHandlers: Handlers<typeof contract> = {
  async cardVipInfo({ signedIn, db, ...viewer }) {
    return { cards: await cardPackOf(db, signedIn().userId, viewer) }
  },
}
