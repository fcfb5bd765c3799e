import type { AgreementText } from './agreements'

export const accountClosing: AgreementText = {
  code: 'account-closing',
  title: { zh: '账户注销须知', en: 'Closing your account' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '注销是不可恢复的操作。注销成功后，该手机号下的所有登录立即失效，您将无法再使用本账户。',
      en: 'Closing cannot be undone. Every sign-in of this number ends at once and the account can no longer be used.',
    },
    {
      zh: '注销前请确认：没有待支付、处理中或退款中的订单；钱包余额已提现；会员连续订阅已关闭；没有未结清的借款。',
      en: 'Before closing, make sure that no order waits for payment, delivery or refund, that your balance is withdrawn, that renewal is stopped and that no loan is open.',
    },
    {
      zh: '注销后，未使用的优惠券、金币、会员权益将被清空且不予补偿。',
      en: 'Coupons, coins and benefits you have not used are removed without compensation.',
    },
    {
      zh: '依法需要保存的交易记录会在隔离环境中保存至法定期限，其余个人信息在 30 日内删除或匿名化。',
      en: 'Transaction records that the law makes us keep are stored apart until their term ends. All other personal information is deleted or made anonymous within 30 days.',
    },
  ],
}
