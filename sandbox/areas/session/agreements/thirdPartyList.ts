import type { AgreementText } from '../../../area'

export const thirdPartyList: AgreementText = {
  code: 'third-party-list',
  title: { zh: '第三方信息共享清单', en: 'Third-party information list' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '为完成部分服务，我们会与下列类型的合作方共享必要信息。合作方仅可在约定用途内使用，并承担同等的保护义务。',
      en: 'Some services need partners. Each receives only what its task needs, may use it for nothing else and protects it as we do.',
    },
    {
      zh: '支付机构（微信支付、支付宝、抖音支付）——用途：完成付款与退款；信息：订单编号、金额、支付账户标识。',
      en: 'Payment providers (WeChat Pay, Alipay, Douyin Pay). Purpose: payments and refunds. Information: order number, amount, payment account id.',
    },
    {
      zh: '商业银行——用途：绑定银行卡、提现打款；信息：姓名、身份证号、银行卡号、预留手机号。',
      en: 'Banks. Purpose: binding a card and paying out withdrawals. Information: name, ID number, card number, phone number kept by the bank.',
    },
    {
      zh: '身份核验机构——用途：身份认证与人脸核验；信息：姓名、身份证号、证件照片、人脸影像。',
      en: 'Identity services. Purpose: checking identity and face. Information: name, ID number, document photos, face image.',
    },
    {
      zh: '短信服务商——用途：发送验证码与服务通知；信息：手机号。',
      en: 'Message services. Purpose: codes and notices. Information: phone number.',
    },
    {
      zh: '权益方——用途：发放话费、会员与卡券；信息：充值账号、商品与数量。',
      en: 'Benefit suppliers. Purpose: delivering top-ups, memberships and codes. Information: account to top up, product and quantity.',
    },
    {
      zh: '客服系统——用途：受理咨询与投诉；信息：昵称、手机号、订单记录。',
      en: 'Customer service systems. Purpose: questions and complaints. Information: nickname, phone number, orders.',
    },
  ],
}
