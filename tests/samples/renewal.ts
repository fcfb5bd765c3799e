import type { ScreenSample } from './sample'

const v2 = 'subPackages/xyfApp/member-v2'
const leap = 'subPackages/xyfApp/member-leap'
const renewing = '13800138010'
const superMember = '13800138015'

/** Renewal, records, claims and rules of the memberships. */
export const renewalScreens: readonly ScreenSample[] = [
  { path: `${v2}/renew-manage`, person: renewing, text: { 'zh-CN': '自动续费中', en: 'Auto-renewal on' } },
  { path: `${leap}/renew-manage`, person: superMember, text: { 'zh-CN': '未开启续费', en: 'No auto-renewal' } },
  {
    path: `${leap}/renew-manage-detainment`,
    person: superMember,
    text: { 'zh-CN': '自动续费已关闭', en: 'Auto-renewal is off' },
  },
  {
    path: `${v2}/member-record`,
    person: renewing,
    text: { 'zh-CN': '飞跃会员 1 个月', en: 'Leap membership, 1 month' },
  },
  {
    path: `${leap}/member-record`,
    person: superMember,
    text: { 'zh-CN': '飞跃超级会员 1 个月', en: 'Super membership, 1 month' },
  },
  {
    path: `${v2}/mine-rights`,
    person: '13800138014',
    text: { 'zh-CN': '已开启专属客服', en: 'Your own customer service is open' },
  },
  {
    path: `${leap}/mine-rights`,
    person: '13800138018',
    text: { 'zh-CN': '20.00 元优惠券已放入“我的优惠券”', en: 'A coupon of ¥20.00 is in your coupons' },
  },
  {
    path: `${v2}/member-rules`,
    text: { 'zh-CN': '每个会员月可免费领取一项生活权益', en: 'Each membership month brings one free life benefit' },
  },
  {
    path: 'subPackages/xyfApp/vip-rule/index',
    text: { 'zh-CN': '半年卡', en: 'Half a year' },
  },
]
