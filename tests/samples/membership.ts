import type { ScreenSample } from './sample'

/** Screens of the memberships, their orders and the results of their payments. */
export const membershipScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/member-v2/index',
    person: '13800138006',
    text: { 'zh-CN': '咖啡茶饮券', en: 'Coffee and tea' },
  },
  {
    path: 'subPackages/xyfApp/member-v2/single-pay-pop',
    person: '13800138001',
    text: { 'zh-CN': '一次付清，到期不自动续费', en: 'One-time payment, no auto-renewal' },
  },
  {
    path: 'subPackages/xyfApp/member-leap/index',
    query: 'pageType=leap',
    person: '13800138015',
    text: { 'zh-CN': '已为您提额', en: 'Quota raised by' },
  },
  { path: 'subPackages/xyfApp/member/index', person: '13800138001', text: { 'zh-CN': '半年卡', en: 'Half a year' } },
  {
    path: 'subPackages/xyfApp/member/pay-result',
    query: 'orderId={unpaidOrder}&source=mall',
    person: '13800138003',
    text: { 'zh-CN': '没有找到这笔支付', en: 'Payment not found' },
  },
  {
    path: 'subPackages/xyfApp/member-health/pay-result',
    query: 'orderId={unpaidOrder}&source=mall',
    person: '13800138003',
    text: { 'zh-CN': '没有找到这笔支付', en: 'Payment not found' },
  },
]
