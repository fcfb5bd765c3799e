import { accountScreens } from './samples/account'
import { activitiesScreens } from './samples/activities'
import { bankScreens } from './samples/bank'
import { certificatesScreens } from './samples/certificates'
import { coinShopScreens } from './samples/coinShop'
import { couponsScreens } from './samples/coupons'
import { creditScreens } from './samples/credit'
import { healthScreens } from './samples/health'
import { identityScreens } from './samples/identity'
import { invitationsScreens } from './samples/invitations'
import { membershipScreens } from './samples/membership'
import { packsScreens } from './samples/packs'
import { profileScreens } from './samples/profile'
import { quotaScreens } from './samples/quota'
import { renewalScreens } from './samples/renewal'
import type { ScreenSample } from './samples/sample'
import { servicesScreens } from './samples/services'
import { supplierScreens } from './samples/supplier'
import { walletScreens } from './samples/wallet'

/** Every screen of the app with what it shows. */
export const screens: ScreenSample[] = [
  ...servicesScreens,
  ...certificatesScreens,
  ...activitiesScreens,
  ...invitationsScreens,
  ...coinShopScreens,
  ...couponsScreens,
  ...accountScreens,
  ...bankScreens,
  ...identityScreens,
  ...profileScreens,
  ...walletScreens,
  ...creditScreens,
  ...healthScreens,
  ...membershipScreens,
  ...packsScreens,
  ...quotaScreens,
  ...renewalScreens,
  ...supplierScreens,
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
    text: { 'zh-CN': '支付成功后，卡密或券码会显示在订单详情里', en: 'appear in the order once it is paid' },
  },
  {
    path: 'subPackages/order/detail',
    query: 'orderId=M2025010110200000000000',
    person: '13800138002',
    text: { 'zh-CN': '等待支付', en: 'Awaiting payment' },
  },
  {
    path: 'subPackages/xyfApp/order/detail',
    query: 'orderId=M2025010110200000000009',
    person: '13800138002',
    text: { 'zh-CN': '卡号卡密', en: 'Card number and password' },
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
    title: { 'zh-CN': '券码', en: 'Voucher' },
  },
  {
    path: 'subPackages/xyfApp/qrcode-detail/index',
    query: 'orderId=M2025010110200000000009',
    person: '13800138002',
    text: { 'zh-CN': '请向收银员出示此码', en: 'Show this code to the cashier' },
    title: { 'zh-CN': '券码', en: 'Voucher' },
  },
  { path: 'pages/not-found/index', text: { 'zh-CN': '您打开的页面不存在', en: 'This page does not exist' } },
  { path: 'center/login/index', text: { 'zh-CN': '欢迎来到小补贴', en: 'Welcome to Xiaobutie' } },
  { path: 'center/login/loginNum', text: { 'zh-CN': '获取验证码', en: 'Get code' } },
  { path: 'pages/my/index', person: '13800138002', text: { 'zh-CN': '阿森', en: '阿森' } },
  {
    path: 'center/personInfo/setUp',
    person: '13800138002',
    text: { 'zh-CN': '清新绿', en: 'Fresh green' },
  },
  {
    path: 'subPackages/agreement/index',
    query: 'code=privacy-policy',
    text: { 'zh-CN': '一、我们收集的信息', en: '1. What we collect' },
    title: { 'zh-CN': '隐私政策', en: 'Privacy policy' },
  },
  {
    path: 'subPackages/argumentList/index',
    text: { 'zh-CN': '第三方信息共享清单', en: 'Third-party information list' },
  },
  {
    path: 'pages/system/preview-image',
    query: 'urls=%5B%22%2Fpictures%2Fwide%2Fphone-ocean.png%22%5D',
    text: { 'zh-CN': '1 / 1', en: '1 / 1' },
  },
  { path: 'pages/system/choose-location', text: { 'zh-CN': '人民广场', en: 'Civic Center' } },
  {
    path: 'pages/system/open-location',
    query: 'latitude=31.23&longitude=121.47&name=A&address=B',
    text: { 'zh-CN': '31.23°N, 121.47°E', en: '31.23°N, 121.47°E' },
  },
  { path: 'pages/home/index', text: { 'zh-CN': '全国话费快充', en: 'Phone credit, fast top-up' } },
  { path: 'pages/mall/index', text: { 'zh-CN': '鹿影视界', en: 'Lumideer' } },
  { path: 'subPackages/category/index', text: { 'zh-CN': '影视会员', en: 'Video' } },
  { path: 'subPackages/pre-mall-search/index', text: { 'zh-CN': '拿铁', en: 'Latte' } },
  {
    path: 'subPackages/mall-search/index',
    query: 'keyword=%E6%8B%BF%E9%93%81',
    text: { 'zh-CN': '生椰拿铁 中杯券', en: 'Coconut latte, medium' },
  },
  { path: 'subPackages/carnival-shopping/index', text: { 'zh-CN': '生椰拿铁 中杯券', en: 'Coconut latte, medium' } },
  { path: 'subPackages/allowance-down/index', text: { 'zh-CN': '日常保洁 3 小时', en: 'Home cleaning, 3 hours' } },
  {
    path: 'subPackages/xyfApp/product-list/index',
    query: 'brandId=lumideer',
    text: { 'zh-CN': '好剧一路陪您', en: 'Good stories all the way' },
  },
  {
    path: 'subPackages/pdp/index',
    query: 'goodsId=10101',
    text: {
      'zh-CN': '六档面额自由选择，金额越大补贴越多。',
      en: 'Six amounts to choose from; the larger the amount, the larger the subsidy.',
    },
  },
  {
    path: 'subPackages/xyfApp/pdp/index',
    query: 'goodsId=10203',
    text: { 'zh-CN': '365 天会员权益，一次充值全年安心。', en: '365 days of membership with a single payment.' },
  },
  {
    path: 'subPackages/xyfApp/h5-pay/index',
    query: 'orderId={unpaidOrder}&source=mall',
    person: '13800138003',
    text: { 'zh-CN': '支付剩余时间', en: 'Time left to pay' },
  },
  {
    path: 'subPackages/xyfApp/member-v2/payCardResult',
    query: 'orderId={unpaidOrder}&source=mall',
    person: '13800138003',
    text: { 'zh-CN': '没有找到这笔支付', en: 'Payment not found' },
  },
  {
    path: 'pages/nativeBridge/index',
    query: 'nativeType=bill',
    text: { 'zh-CN': '请在 App 内打开', en: 'Please open this in the app' },
  },
  {
    path: 'subPackages/demo-native/index',
    text: { 'zh-CN': '问候并读取 App 信息', en: 'Say hello and read app facts' },
  },
  {
    path: 'subPackages/xyfApp/iframe/index',
    query: 'url=https%3A%2F%2Fexample.com%2F',
    text: { 'zh-CN': '链接不受信任', en: 'Untrusted link' },
  },
  {
    path: 'pages/previewPage/index',
    query: 'code=preview_all',
    text: { 'zh-CN': '模块样例', en: 'A page of every block' },
  },
  {
    path: 'subPackages/gold-member/index',
    person: '13800138001',
    text: { 'zh-CN': '黄金年卡', en: 'Gold year' },
  },
  {
    path: 'subPackages/gold-member/outer-deliver',
    text: { 'zh-CN': '送您 1 个月黄金会员', en: 'A month of gold membership, on us' },
  },
]
