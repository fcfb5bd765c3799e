import { yuan } from '@/lib/money'
import type { home as zh } from '../home'

export const home: typeof zh = {
  subsidyBalance: 'Available subsidy (¥)',
  savedThisMonth: (fen) => `${yuan(fen)} saved this month`,
  visitorTitle: 'Get your subsidy',
  visitorHint: 'Save on top-ups, memberships and travel',
  logIn: 'Log in',
  toMall: 'Use',
  entries: 'Services',
  banners: 'Offers',
  forYou: 'Picked for you',
  moreGoods: 'More',
}
