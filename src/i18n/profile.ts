import { formatAmount } from '@/lib/money'
import { profile as en } from './en/profile'
import { catalogue } from './language'

export const profile = {
  logIn: '登录 / 注册',
  logInHint: '登录后查看余额、优惠券和订单',
  nameless: '小补贴用户',
  settings: '设置',
  otherLanguage: 'EN',
  otherLanguageLabel: 'EN, switch to English',
  vip: '会员',
  xbtStatus: { 0: '补贴账户未开通', 1: '补贴账户审核中', 2: '补贴账户已开通' },
  balance: '余额（元）',
  coupons: '优惠券',
  coins: '金币',
  orders: '我的订单',
  allOrders: '全部订单',
  cardOpen: '立即开通',
  cardGoOn: '去处理',
  cardLook: '查看权益',
  cardSaved: (fen: number) => `已为您节省 ${formatAmount(fen)} 元`,
  cardDays: (days: number) => `小补贴已陪伴您 ${days} 天`,
  groups: { money: '资金与卡', offers: '优惠与购物', services: '服务与设置' },
  menu: {
    verify: '身份认证',
    bankCards: '银行卡',
    invite: '邀请好友',
    rights: '补贴权益卡',
    cardPack: '卡包',
    coinShop: '金币商城',
    records: '提现记录',
    score: '信用分',
    certificate: '结清证明',
    topup: '话费充值',
    category: '商品分类',
    carnival: '狂欢购物',
    profileForm: '个人资料',
    feedback: '意见反馈',
    agreements: '协议与规则',
    settings: '设置',
    fraud: '防诈骗提醒',
    help: '联系客服',
  },
  customerHall: '客户大厅',
  customerHallHint: '订单、提现、会员的问题都可以问',
}

/** Words of "my". */
export const profileWords = catalogue({ 'zh-CN': profile, en })
