import type { VipInfoRes, VipTerm } from '@/contract/member/info'
import type { OrderRenewLogRow, RenewLogRow } from '@/contract/member/renewal'
import type { ReceiveLogRow } from '@/contract/member/rights'
import { formatDate } from '@/lib/date'

/** Answers of the membership's calls, for tests of the screens that show a renewal. */

/** A success, as the membership's families answer it. */
export const done = (data: object) => ({ suc: true, code: '000000', data })
export const refused = (code: string, message: string) => ({ suc: false, code, message })

const day = 86_400_000
export const ends = Date.UTC(2026, 11, 12, 4)
export const dayOf = (ms: number) => formatDate(ms, 'yyyy-MM-dd')

const term: VipTerm = {
  startTime: ends - 30 * day,
  endTime: ends,
  serveTimes: 10,
  savedMoney: 1_230,
  renewStatus: 'on',
  renewPrice: 1_500,
  contractType: 'continue_month',
  renewExpireName: '连续包月',
  renewOriginPrice: 2_500,
  nextChargeTime: ends,
  aheadDay: 5,
}

export const failedCharge = {
  reason: '银行卡余额不足',
  nextTryTime: ends + day,
  amount: 1_500,
  vipOrderNo: 'V1',
}

const offer: VipInfoRes = {
  isVip: true,
  priceInfo: [
    {
      canRenew: true,
      contractType: 'continue_month',
      contractTypeName: '连续包月',
      payTip: '',
      originalPrice: 2_500,
      contractPrice: 1_500,
      salePrice: 990,
      saveTip: '',
    },
  ],
  payInfo: [{ expireType: 2, name: '季卡', priceShow: 7_500, discountPrice: 2_510, priceSell: 4_990 }],
  contractInfo: [
    {
      name: '自动续费协议',
      vipId: 'fei_yue',
      type: 'renewal',
      url: '/subPackages/agreement/index?code=member-renewal',
    },
    { name: '别处的文件', vipId: 'fei_yue', type: 'service', url: 'https://elsewhere.example/terms' },
  ],
  vipIntro: {
    vipId: 'fei_yue',
    title: '飞跃会员',
    subtitle: '',
    card: 'https://sandbox.example/card.png',
    rules: ['规则一'],
  },
  rightsInfo: { count: 12, worth: 30_000 },
  payActiveId: '',
  unpaidOrderDeductType: 1,
}

/** A membership whose term differs in these fields; one whose renewal is off is not charged next. */
export function infoWith(changes: Partial<VipTerm> = {}, isVip = true): VipInfoRes {
  const { nextChargeTime, ...rest } = { ...term, ...changes }
  const isOn = rest.renewStatus === 'on' && nextChargeTime !== undefined
  return { ...offer, isVip, vipInfo: { ...rest, ...(isOn ? { nextChargeTime } : {}) } }
}

/** The offer as a customer sees it who has never been a member. */
export const infoWithout: VipInfoRes = { ...offer, isVip: false }

export const change = (logId: string, renewStatus: 'on' | 'stopped', reason = ''): RenewLogRow => ({
  logId,
  renewStatus,
  changedAt: ends,
  reason,
})

export const order = (vipOrderNo: string, changes: Partial<OrderRenewLogRow> = {}): OrderRenewLogRow => ({
  vipOrderNo,
  title: '飞跃会员 1 个月',
  contractType: 'single_month',
  amount: 1_990,
  createdAt: ends,
  state: 'paid',
  isRenewal: false,
  ...changes,
})

export const claim = (receiveId: string, changes: Partial<ReceiveLogRow> = {}): ReceiveLogRow => ({
  receiveId,
  itemName: `权益 ${receiveId}`,
  itemType: 'life_coupon',
  itemImg: '',
  receivedAt: ends,
  result: '已放入“我的优惠券”',
  jumpUrl: '/pages/mall/index',
  ...changes,
})
