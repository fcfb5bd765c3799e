import type { AgreementText } from '../../../area'

export const leapService: AgreementText = {
  code: 'leap-service',
  title: { zh: '飞跃超级会员服务协议', en: 'Super membership terms' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '飞跃超级会员为付费服务，开通后在有效期内享受提额审核、免息券和每月生活权益。',
      en: 'The super membership is a paid service. While it runs you get a review of your quota, interest-free coupons and a life benefit every month.',
    },
    {
      zh: '一、期限。会员自支付成功时起生效，按月计算，到期日为对应月份的同一日。',
      en: '1. Term. It starts with the payment and runs for whole months; it ends on the same day of a later month.',
    },
    {
      zh: '二、提额审核。首次开通后自动提交一次审核，审核可能不通过；审核结果不影响其他权益，也不退还会员费。',
      en: '2. Quota review. The first purchase hands in one review, which may be refused. Its result changes no other benefit and is no reason for a refund.',
    },
    {
      zh: '三、权益领取。每个会员月可免费领取一项生活权益，优惠券自领取之日起 30 天内有效。',
      en: '3. Benefits. Each membership month brings one free life benefit. Coupons are valid for 30 days from the day you claim them.',
    },
    {
      zh: '四、退款。需要退款的，请联系客服。',
      en: '4. Refund. Ask customer service for it.',
    },
  ],
}
