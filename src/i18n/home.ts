import { yuan } from '@/lib/money'
import { home as en } from './en/home'
import { catalogue } from './language'

export const home = {
  subsidyBalance: '可用补贴（元）',
  savedThisMonth: (fen: number) => `本月已省 ${yuan(fen)}`,
  visitorTitle: '登录领取专属补贴',
  visitorHint: '话费、会员、出行，下单就省',
  logIn: '登录',
  toMall: '去使用',
  entries: '服务入口',
  banners: '活动',
  forYou: '为您推荐',
  moreGoods: '更多好物',
}

/** Words of the home screen. */
export const homeWords = catalogue({ 'zh-CN': home, en })
