import type { CoinWay } from '@/contract/coin/shop'
import { routes } from '@/routes'
import { inLanguage, type Lang, type Text } from '../../language'
import { pictureOf } from '../../viewer'

interface Way {
  wayId: string
  title: Text
  text: Text
  icon: string
  path: string
}

/** Where coins come from, in the order in which the shop shows them. */
const ways: readonly Way[] = [
  {
    wayId: 'tasks',
    title: { zh: '做任务', en: 'Tasks' },
    text: { zh: '完成任务领金币', en: 'Coins for each task' },
    icon: 'gift-coral',
    path: routes.cashTask.path,
  },
  {
    wayId: 'orders',
    title: { zh: '去购物', en: 'Orders' },
    text: { zh: '每付 1 元得 1 金币', en: 'One coin for each ¥1' },
    icon: 'bag-ocean',
    path: routes.mall.path,
  },
  {
    wayId: 'rights',
    title: { zh: '领权益', en: 'Benefits' },
    text: { zh: '会员每月 188 金币', en: '188 a month for members' },
    icon: 'crown-gold',
    path: routes.member.path,
  },
]

/** The ways to earn coins as the wire carries them. */
export const waysIn = (lang: Lang, origin: string): CoinWay[] =>
  ways.map(({ wayId, title, text, icon, path }) => ({
    wayId,
    title: inLanguage(title, lang),
    text: inLanguage(text, lang),
    picture: pictureOf('icon', icon, origin),
    jumpUrl: `/${path}`,
  }))
