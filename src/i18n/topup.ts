import { yuan } from '@/lib/money'
import { topup as en } from './en/topup'
import { catalogue } from './language'

export const topup = {
  numberTitle: '充值号码',
  own: '我的号码',
  otherNumber: '换个号码',
  myNumber: (masked: string) => `用我的号码 ${masked}`,
  phone: '手机号',
  phoneHint: '请输入要充值的手机号',
  problems: {
    empty: '请填写手机号',
    wrong: '手机号应为 11 位数字，请检查',
    operatorNone: '没有运营商使用这个号段，请检查号码',
  },
  operators: {
    mobile: '中国移动',
    unicom: '中国联通',
    telecom: '中国电信',
    broadnet: '中国广电',
    virtual: '虚拟运营商',
  },
  arrears: (fen: number) => `该号码已欠费 ${yuan(fen)}，充值金额会先抵扣欠费`,
  stillOwed: (fen: number) => `充值后仍欠 ${yuan(fen)}，号码暂不能恢复使用，建议选择更大的金额`,
  amountTitle: '充值金额',
  sells: (fen: number) => `售价 ${yuan(fen)}`,
  soldOut: '暂时售罄',
  amountHint: '输入号码后显示可充金额',
  amountLoading: '正在获取价格…',
  offerFailed: '没有取到价格，请重试',
  again: '重试',
  submit: '立即充值',
  discountTitle: '优惠',
  memberDiscount: '会员优惠',
  notes: '充值说明',
  records: '我的订单',
  fraud: '陌生人让您代充话费？先看防诈骗提醒',
}

/** Words of phone top-ups. */
export const topupWords = catalogue({ 'zh-CN': topup, en })
