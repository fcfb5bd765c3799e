import type { AgreementText } from '../../../area'

export const cardService: AgreementText = {
  code: 'card-service',
  title: { zh: '权益卡服务协议', en: 'Terms of benefit cards' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '健康卡与提额权益卡为付费服务，自支付成功时起生效，按月计算。',
      en: 'The health card and the quota-raising card are paid services. A card starts with the payment and runs for whole months.',
    },
    {
      zh: '一、期限。有效期内再次购买，时间顺延。到期自动结束，不自动续费。',
      en: '1. Term. Bought again while it runs, the time is added. It ends by itself and does not renew.',
    },
    {
      zh: '二、权益。以卡片页面展示为准，仅限本人使用。',
      en: '2. Benefits. They are those shown on the page of the card, for you alone.',
    },
    {
      zh: '三、提额。每张提额权益卡可申请一次，可能不通过。',
      en: '3. Quota. Each quota-raising card brings one request, which may be refused.',
    },
  ],
}
