import type { Poster } from '@/contract/member/goldActivity'
import { routes } from '@/routes'
import { inLanguage, type Lang, type Text } from '../../../language'
import type { EmblemPicture } from '../../../pictures/spec'
import { pictureOf } from '../../../viewer'

interface PosterDesign extends EmblemPicture {
  posterId: string
  name: Text
  title: Text
  text: Text
  colours: readonly [string, string]
}

/** The posters to choose from, in the order in which they are shown. */
const posters: readonly PosterDesign[] = [
  {
    posterId: 'crown',
    name: { zh: '黄金', en: 'Gold' },
    title: { zh: '送您一个月黄金会员', en: 'A month of gold membership' },
    text: { zh: '每单 95 折，任务金币翻倍', en: '5% off every order, twice the coins' },
    motif: 'crown',
    palette: 'gold',
    colours: ['#7A4400', '#D08A12'],
  },
  {
    posterId: 'gift',
    name: { zh: '好礼', en: 'Gift' },
    title: { zh: '一份好礼，等您来拿', en: 'A gift is waiting for you' },
    text: { zh: '验证手机号即领，不扣费', en: 'Verify your number. No charge' },
    motif: 'gift',
    palette: 'coral',
    colours: ['#A62C0C', '#EE6A45'],
  },
  {
    posterId: 'users',
    name: { zh: '同享', en: 'Together' },
    title: { zh: '好友同享，一起省钱', en: 'Save money together' },
    text: { zh: '新老用户均可领取', en: 'For new and existing customers alike' },
    motif: 'users',
    palette: 'ocean',
    colours: ['#173F9E', '#3B7DF0'],
  },
]

/** The posters as the wire carries them. */
export const postersIn = (lang: Lang, origin: string): Poster[] =>
  posters.map(({ posterId, name, title, text, motif, palette, colours: [colour, endColour] }) => ({
    posterId,
    name: inLanguage(name, lang),
    title: inLanguage(title, lang),
    text: inLanguage(text, lang),
    picture: pictureOf('wide', `${motif}-${palette}`, origin),
    colour,
    endColour,
  }))

/** Where a poster leads: the offer for visitors from outside, in the name of this customer. */
export const posterLink = (userId: number): string => `/${routes.goldOuter.path}?inviterUserId=${userId}`
