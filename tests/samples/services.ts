import type { ScreenSample } from './sample'

/** Screens of top-ups, partners and advice with what they show. */
export const servicesScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/phone-charges/index',
    person: '13800138002',
    text: { 'zh-CN': '售价 ¥95.80', en: 'for ¥95.80' },
  },
  {
    path: 'subPackages/xyfApp/phone-charges/pay-result',
    query: 'orderId={unpaidOrder}&source=topup',
    person: '13800138003',
    text: { 'zh-CN': '没有找到这笔支付', en: 'Payment not found' },
  },
  {
    path: 'subPackages/xyfApp/south-air/index',
    person: '13800138002',
    text: { 'zh-CN': '将向南岭航空提供', en: 'Data shared with Southridge Air' },
  },
  {
    path: 'subPackages/xyfApp/fraud-tips/index',
    text: { 'zh-CN': '没有“安全账户”', en: 'There is no “safe account”' },
  },
  {
    path: 'center/capture/calc',
    text: { 'zh-CN': '¥899.75', en: '¥899.75' },
  },
  {
    path: 'subPackages/app-download/index',
    text: { 'zh-CN': '额度、权益和账单', en: 'Credit, benefits and bills' },
  },
  {
    path: 'subPackages/xbt-download/index',
    text: { 'zh-CN': '天天有补贴', en: 'Everyday savings on everything' },
  },
]
