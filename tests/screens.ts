/** One text that only a screen's real content shows, so that opening a screen proves more than that nothing threw. */
export interface ScreenSample {
  /** Path of the route. */
  path: string
  /** Query it is opened with; `{unpaidOrder}` and the like stand for ids that the seed makes. */
  query?: string
  /** Phone number of the seeded person who opens it; nobody is signed in without one. */
  person?: string
  text: { 'zh-CN': string; en: string }
}

/** Every screen of the app with what it shows. */
export const screens: ScreenSample[] = [
  {
    path: 'subPackages/order/confirm',
    query: 'goodsId=10101&rechargeType=phone-500&quantity=1',
    person: '13800138002',
    text: { 'zh-CN': '会员专享优惠', en: 'Member price' },
  },
  {
    path: 'subPackages/xyfApp/order/confirm',
    query: 'goodsId=30301&rechargeType=card&quantity=2',
    person: '13800138002',
    text: { 'zh-CN': '无需填写账号', en: 'There is nothing to fill in' },
  },
  {
    path: 'subPackages/order/detail',
    query: 'orderId=M2025010110300000000000',
    person: '13800138003',
    text: { 'zh-CN': '等待支付', en: 'Waiting for payment' },
  },
  {
    path: 'subPackages/xyfApp/order/detail',
    query: 'orderId=M2025010110200000000009',
    person: '13800138002',
    text: { 'zh-CN': '卡号卡密', en: 'Card codes' },
  },
  {
    path: 'subPackages/xyfApp/order/order-list',
    query: 'state=finished',
    person: '13800138002',
    text: { 'zh-CN': '再来一单', en: 'Buy again' },
  },
  {
    path: 'subPackages/qrcode-detail/index',
    query: 'orderId=M2025010110200000000009',
    person: '13800138002',
    text: { 'zh-CN': '请向收银员出示此码', en: 'Show this code to the cashier' },
  },
  {
    path: 'subPackages/xyfApp/qrcode-detail/index',
    query: 'orderId=M2025010110200000000009',
    person: '13800138002',
    text: { 'zh-CN': '请向收银员出示此码', en: 'Show this code to the cashier' },
  },
]
