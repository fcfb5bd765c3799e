import type { CatalogueGridEntry } from './types'

/** The entries of the home grid, in the order shown. */
export const gridEntries: readonly CatalogueGridEntry[] = [
  {
    entryId: 'topup',
    title: { zh: '话费充值', en: 'Top up' },
    url: '/subPackages/xyfApp/phone-charges/index',
    picture: { motif: 'phone', palette: 'ocean' },
  },
  {
    entryId: 'video',
    title: { zh: '影视会员', en: 'Video' },
    url: '/subPackages/category/index?categoryId=102',
    picture: { motif: 'film', palette: 'violet' },
  },
  {
    entryId: 'fuel',
    title: { zh: '加油充电', en: 'Fuel' },
    url: '/subPackages/category/index?categoryId=203',
    picture: { motif: 'fuel', palette: 'jade' },
  },
  {
    entryId: 'coffee',
    title: { zh: '咖啡茶饮', en: 'Coffee' },
    url: '/subPackages/category/index?categoryId=201',
    picture: { motif: 'cup', palette: 'amber' },
  },
  {
    entryId: 'giftCard',
    title: { zh: '购物礼卡', en: 'Gift cards' },
    url: '/subPackages/category/index?categoryId=301',
    picture: { motif: 'bag', palette: 'coral' },
  },
  {
    entryId: 'allowance',
    title: { zh: '补贴降价', en: 'Price cut' },
    url: '/subPackages/allowance-down/index',
    picture: { motif: 'percent', palette: 'rose' },
  },
  {
    entryId: 'gold',
    title: { zh: '黄金会员', en: 'Gold member' },
    url: '/subPackages/gold-member/index',
    picture: { motif: 'crown', palette: 'gold' },
  },
  {
    entryId: 'carnival',
    title: { zh: '狂欢购物', en: 'Carnival' },
    url: '/subPackages/carnival-shopping/index',
    picture: { motif: 'gift', palette: 'violet' },
  },
  {
    entryId: 'coupons',
    title: { zh: '优惠券', en: 'Coupons' },
    url: '/subPackages/coupon-list/index',
    picture: { motif: 'ticket', palette: 'coral' },
  },
  {
    entryId: 'coins',
    title: { zh: '金币商城', en: 'Coin mall' },
    url: '/subPackages/xyfApp/gold-shop/index',
    picture: { motif: 'coin', palette: 'gold' },
  },
  {
    entryId: 'invite',
    title: { zh: '邀请好友', en: 'Invite' },
    url: '/subPackages/red-packets/index',
    picture: { motif: 'users', palette: 'sky' },
  },
  {
    entryId: 'free',
    title: { zh: '免费领', en: 'Get free' },
    url: '/subPackages/free/index',
    picture: { motif: 'gift', palette: 'plum' },
  },
  {
    entryId: 'tasks',
    title: { zh: '提现任务', en: 'Cash tasks' },
    url: '/subPackages/cash-task/index',
    picture: { motif: 'wallet', palette: 'teal' },
  },
  {
    entryId: 'all',
    title: { zh: '全部分类', en: 'All' },
    url: '/subPackages/category/index',
    picture: { motif: 'grid', palette: 'graphite' },
  },
]
