import { yuan } from '@/lib/money'
import { rights as en } from './en/rights'
import { catalogue } from './language'

export const rights = {
  packs: '权益礼包',
  packsHint: '领取随会员赠送的专属权益',
  noPack: '还没有权益礼包',
  noPackHint: '开通会员即可获得专属礼包',
  toMember: '了解会员',
  enjoy: '畅享权益',
  customer: '专属服务',
  claimedOf: (claimed: number, count: number) => `已领取 ${claimed}/${count} 项`,
  allClaimed: '全部权益已领取',
  claimedItems: '已领取的权益',
  leftItems: '还未领取的权益',
  claimMore: '去领取',
  seeResult: '查看领取结果',
  rules: '规则说明',
  goodToKnow: '温馨提示',
  needsAuth: '需授权',
  authorizeAndClaim: '授权领取',
  use: '去使用',
  itemStates: { can_receive: '待领取', needs_auth: '待授权', received: '已领取', expired: '已过期' },

  authTitle: '授权合作方发放权益',
  authLead: (item: string) => `“${item}”由合作方发放。您同意后，合作方将获得以下信息，用于发放和核销本礼包内的权益：`,
  authData: ['您的手机号，用于识别领取人', '礼包编号和领取的权益，用于发放'],
  authNote: '合作方不会获得您的支付、借款和身份证信息。同一礼包只需授权一次。',
  authAgree: '同意并领取',
  authRefuse: '暂不授权',

  packRules: {
    claiming: {
      title: '如何领取',
      rules: [
        '礼包内的每项权益限领一次，领取后即时发放。',
        '请在礼包有效期内领取，过期未领的权益将失效，已领取的不受影响。',
        '网络中断时请重新点击领取，系统不会重复发放。',
      ],
    },
    partners: {
      title: '合作方授权',
      rules: [
        '标有“需授权”的权益由合作方发放，领取前会请您确认授权。',
        '合作方只会获得您的手机号、礼包编号和领取的权益，同一礼包只需授权一次。',
      ],
    },
    using: {
      title: '如何使用',
      rules: [
        '优惠券领取后放入“我的优惠券”，下单时自动显示；金币领取后立即到账。',
        '兑换码请在对应的应用或门店出示，请勿转发给他人。',
        '飞行卡需先激活，激活后前往合作方页面使用。',
      ],
    },
    support: {
      title: '专属服务',
      rules: ['领取专属客服后，可在礼包页直接联系，会员优先接入。'],
    },
  },

  flyTitle: '一张卡，抵扣机票',
  flyText: '在合作方购买国内机票时直接抵扣',
  flyDays: (days: number) => `激活后 ${days} 天内有效`,
  flyStates: { inactive: '待激活', active: '可使用', used: '已使用', expired: '已过期' },
  activateBy: (day: string) => `请在 ${day} 前激活`,
  flyUsedNote: '已用于一笔机票订单',
  cardNo: (no: string) => `卡号 ${no}`,
  activate: '激活',
  activateTitle: '现在激活这张飞行卡吗？',
  activateText: (days: number) => `激活后立即开始计时，${days} 天内有效。请在确定行程后激活。`,
  activateNow: '立即激活',
  notNow: '再想想',
  activated: (day: string) => `激活成功，有效期至 ${day}`,
  airline: '关联航空账号',
  airlineDetail: '购票时自动使用飞行卡',
  allFlyCards: '全部飞行卡',
  cardCount: (count: number) => `${count} 张`,
  howToUse: '使用说明',
  flySteps: (days: number) => [
    { title: '激活', text: days > 0 ? `确定行程后激活，${days} 天内有效` : '确定行程后激活' },
    { title: '前往合作方', text: '点击“去使用”，打开合作方机票页面' },
    { title: '下单抵扣', text: '购买国内机票时自动抵扣卡内金额' },
  ],
  noFlyCard: '还没有飞行卡',
  noFlyCardHint: '领取专属权益礼包即可获得',
  toPack: '去看礼包',
  flyTabsLabel: '飞行卡状态',
  flyTabs: { usable: '可使用', over: '已失效' },
  flyNone: { usable: '没有可使用的飞行卡', over: '没有已失效的飞行卡' },

  noCards: '卡包还是空的',
  noCardsHint: '开通会员后会出现在这里',
  ownCards: '我的卡',
  offeredCards: '可开通',
  activeCards: (count: number) => `${count} 张使用中`,
  cardStates: { active: '使用中', expired: '已过期', offered: '可开通' },
  cardOffer: '了解详情并开通',
  cardTerms: {
    renewable: '可单次购买，也可自动续费',
    once: '一次付清，不自动续费',
    given: '随权益礼包或用金币兑换获得',
  },

  noSubsidy: '还没有补贴权益卡',
  noSubsidyHint: '参与活动获得后会出现在这里',
  toMall: '去商城逛逛',
  openCards: (count: number) => `${count} 张补贴权益卡待领取`,
  noOpenCards: '补贴权益卡都已处理',
  worthTogether: (fen: number) => `共值 ${yuan(fen)}，领取后即可使用`,
  seeResults: '点击卡片查看领取结果',
  subsidyStates: {
    locked: '未开放',
    can_receive: '待领取',
    received: '已领取',
    used_up: '已用完',
    expired: '已过期',
  },
  allSubsidies: '查看全部补贴权益卡',
  worth: '价值',
  given: '领取结果',
  codeNote: '请在合作应用中输入此兑换码',
}

/** Words of rights packs, the card pack, fly cards and subsidy benefit cards. */
export const rightsWords = catalogue({ 'zh-CN': rights, en })
