import type { home as zh } from '../home'

export const home: typeof zh = {
  subsidyBalance: 'Available subsidy (¥)',
  savedThisMonth: (yuan) => `¥${yuan} saved this month`,
  visitorTitle: 'Log in to get your subsidy',
  visitorHint: 'Save on top-ups, memberships and travel',
  logIn: 'Log in',
  toMall: 'Use',
  entries: 'Services',
  banners: 'Offers',
  forYou: 'Picked for you',
  moreGoods: 'More',
}
