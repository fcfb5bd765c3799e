import type { CatalogueBanner } from './types'

/** The banners of home and mall, in the order shown. */
export const banners: readonly CatalogueBanner[] = [
  {
    bannerId: 'carnival',
    places: ['home', 'mall'],
    title: { zh: '狂欢购物节', en: 'Shopping carnival' },
    subtitle: { zh: '百款好物低至 5 折', en: 'Up to half price' },
    url: '/subPackages/carnival-shopping/index',
    picture: { motif: 'bag', palette: 'coral' },
  },
  {
    bannerId: 'membership',
    places: ['home', 'mall'],
    title: { zh: '会员省钱季', en: 'Members’ season' },
    subtitle: { zh: '每单再享会员折扣', en: 'A discount on every order' },
    url: '/subPackages/xyfApp/member-v2/index',
    picture: { motif: 'crown', palette: 'gold' },
  },
  {
    bannerId: 'allowance',
    places: ['home', 'mall'],
    title: { zh: '补贴越来越多', en: 'The price keeps falling' },
    subtitle: { zh: '看准时机，低价下手', en: 'Pick your moment and save' },
    url: '/subPackages/allowance-down/index',
    picture: { motif: 'percent', palette: 'jade' },
  },
  {
    bannerId: 'phone',
    places: ['home', 'mall'],
    title: { zh: '充话费 享补贴', en: 'Phone credit for less' },
    subtitle: { zh: '100 元立省 4.2 元', en: 'Save ¥4.20 on ¥100' },
    url: '/subPackages/xyfApp/phone-charges/index',
    picture: { motif: 'phone', palette: 'ocean' },
  },
  {
    bannerId: 'invite',
    places: ['home'],
    title: { zh: '邀好友 领红包', en: 'Invite friends' },
    subtitle: { zh: '每邀 1 人现金到账', en: 'Cash for each friend who joins' },
    url: '/subPackages/red-packets/index',
    picture: { motif: 'users', palette: 'rose' },
  },
  {
    bannerId: 'coins',
    places: ['home'],
    title: { zh: '金币当钱花', en: 'Spend your coins' },
    subtitle: { zh: '好礼天天兑', en: 'New gifts every day' },
    url: '/subPackages/xyfApp/gold-shop/index',
    picture: { motif: 'coin', palette: 'indigo' },
  },
  {
    bannerId: 'video',
    places: ['mall'],
    title: { zh: '追剧不打烊', en: 'Series all night' },
    subtitle: { zh: '鹿影会员 16.9 元起', en: 'Lumideer from ¥16.90' },
    url: '/subPackages/xyfApp/product-list/index?brandId=lumideer',
    picture: { motif: 'film', palette: 'violet' },
  },
]
