import type { ScreenSample } from './sample'

const supplierCustomer = { query: 'rightsOrderNo=R20250101102', person: '13800138002' }

/** Screens of the rights supplier and of the membership's gifts, with what they show. */
export const supplierScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/rightssupplier/index',
    ...supplierCustomer,
    text: { 'zh-CN': '每月一张影音月卡，另享生活权益', en: 'A video pass every month, and more' },
  },
  {
    path: 'subPackages/rightssupplier/usedDetail',
    ...supplierCustomer,
    query: `${supplierCustomer.query}&rightsId=video-11`,
    text: { 'zh-CN': '打开影音应用，进入“我的—兑换”', en: 'Open the video app, “Mine”, “Redeem”' },
  },
  {
    path: 'subPackages/rightssupplier/mine-rights',
    ...supplierCustomer,
    text: { 'zh-CN': '影音月卡 · 第 11 月', en: 'Video pass · month 11' },
  },
  {
    path: 'subPackages/xyfApp/member-v2/single-sup-pop',
    person: '13800138002',
    text: { 'zh-CN': '会员惊喜礼', en: 'A surprise for members' },
  },
  {
    path: 'subPackages/xyfApp/member-v2/single-bir-pop',
    person: '13800138014',
    text: { 'zh-CN': '会员生日礼', en: 'Your birthday gift' },
  },
]
