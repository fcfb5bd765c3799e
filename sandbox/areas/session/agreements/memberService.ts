import type { AgreementText } from '../../../area'

export const memberService: AgreementText = {
  code: 'member-service',
  title: { zh: '会员服务协议', en: 'Membership terms' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '会员服务为付费服务，开通后在有效期内享受会员折扣、生活权益和专属优惠券。',
      en: 'The membership is a paid service. While it runs you get the member discount, life benefits and coupons of your own.',
    },
    {
      zh: '一、期限。会员自支付成功时起生效，月度会员按自然日顺延至次月同日，季度会员为连续三个月。',
      en: '1. Term. It starts with the successful payment. A month ends on the same day of the next month; a season is three such months.',
    },
    {
      zh: '二、自动续费。选择连续包月或包季的，我们将在扣款前至少五日短信通知您，并在到期日从您的默认银行卡扣款。您可随时在“会员—续费管理”中关闭，关闭后当前周期内的权益不受影响。',
      en: '2. Renewal. With a continuous plan we tell you by SMS at least five days ahead and charge your bank card on the due day. You can stop it at any time under “Renewal management”; the current period stays yours.',
    },
    {
      zh: '三、权益领取。每个会员月可免费领取一项生活权益，当月未领取视为放弃。会员优惠券自领取之日起 30 天内有效。',
      en: '3. Benefits. Each membership month brings one free life benefit; one not claimed in its month is given up. Member coupons work for 30 days from the day you claim them.',
    },
    {
      zh: '四、退款。需要退款的，请联系客服。',
      en: '4. Refund. Ask customer service for it.',
    },
  ],
}
