import type { AgreementText } from '../../../area'

export const accountClosing: AgreementText = {
  code: 'account-closing',
  title: { zh: '账号注销须知', en: 'Account cancellation notice' },
  version: '2026.3',
  paragraphs: [
    {
      zh: '注销是不可恢复的操作。注销成功后，该手机号下的所有登录立即失效，您将无法再使用本账号。',
      en: 'Cancelling the account cannot be undone. Every login of this number ends at once and the account can no longer be used.',
    },
    {
      zh: '注销前请确认：没有待支付、处理中或退款中的订单；钱包余额已提现，或同意放弃不足最低提现金额的部分；会员自动续费已关闭；没有未结清的借款。',
      en: 'Before you cancel it, make sure that no order waits for payment, delivery or refund, that your balance is withdrawn or, where it is less than the least withdrawal, given up, that auto-renewal is turned off and that no loan is open.',
    },
    {
      zh: '注销后，未使用的优惠券、金币、会员权益将被清空且不予补偿。',
      en: 'Coupons, coins and benefits you have not used are removed without compensation.',
    },
    {
      zh: '为防止重复领取新人权益和频繁获取验证码，我们会保存原手机号的加密摘要（无法还原为号码）：曾领取的权益保存 2 年，验证码的发送与输错时间保存 1 小时。重新注册后，已领取过的权益不能再次领取。',
      en: 'So that welcome gifts are claimed once and codes are not asked for too often, we keep a keyed hash of the number, from which it cannot be read: with what was claimed for 2 years, and with the times of codes for an hour. A new account of this number cannot claim those gifts again.',
    },
    {
      zh: '依法需要保存的交易记录会在隔离环境中保存至法定期限，其余个人信息在 30 日内删除或匿名化。',
      en: 'Transaction records that the law makes us keep are stored apart until their term ends. All other personal information is deleted or made anonymous within 30 days.',
    },
  ],
}
