import type { AgreementText } from '../../../area'

export const goldTerms: AgreementText = {
  code: 'gold-member',
  title: { zh: '黄金会员服务协议', en: 'Gold membership terms' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '黄金会员是小补贴向个人用户提供的增值服务。勾选并开通或领取，即表示您已阅读并同意本协议。',
      en: 'The gold membership is a service for private customers. By ticking the box and buying or claiming it you accept these terms.',
    },
    {
      zh: '一、生效与期限。会员自支付或领取成功时起生效，按自然月计算，到期自动结束，不会自动扣费。',
      en: '1. Term. It starts when it is paid or claimed, runs for whole months and ends by itself. Nothing is charged afterwards.',
    },
    {
      zh: '二、权益使用。权益以页面展示为准，会员有效期内生效；权益仅限本人使用，不可转让。',
      en: '2. Benefits. They are those shown on the page and serve while the membership runs. They are yours alone.',
    },
    {
      zh: '三、退款。需要退款的，请联系客服；免费领取的会员不支持兑换现金。',
      en: '3. Refund. Ask customer service for it. A free membership is not paid out.',
    },
    {
      zh: '四、信息保护。您填写的手机号仅用于核验身份和发放会员，我们按《隐私政策》予以保护。',
      en: '4. Privacy. Your phone number serves to prove who you are and to give you the membership; our privacy policy protects it.',
    },
  ],
}
