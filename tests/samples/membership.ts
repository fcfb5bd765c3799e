import type { ScreenSample } from './sample'

/** Screens of one subject with what they show. */
export const membershipScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/member/pay-result',
    query: 'orderId=V1',
    person: '13800138002',
    text: { 'zh-CN': '没有找到这笔支付', en: 'We could not find this payment' },
  },
  {
    path: 'subPackages/xyfApp/member-health/pay-result',
    query: 'orderId=H1',
    person: '13800138004',
    text: { 'zh-CN': '没有找到这笔支付', en: 'We could not find this payment' },
  },
]
