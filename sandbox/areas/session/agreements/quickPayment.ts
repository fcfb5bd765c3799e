import type { AgreementText } from '../../../area'

export const quickPayment: AgreementText = {
  code: 'quick-payment',
  title: { zh: '快捷支付服务协议', en: 'Quick payment terms' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '您绑定本人名下的储蓄卡后，可凭发卡行发送的短信验证码完成支付，并将余额提现至该卡。',
      en: 'Once you have bound a debit card of your own, you can pay with the code that its bank sends you, and withdraw your balance to it.',
    },
    {
      zh: '一、核验。我们将您的姓名、证件号码、卡号和预留手机号提交发卡行核验；核验不一致的卡片不能绑定。',
      en: '1. Check. Your name, identity number, card number and phone number are checked by the bank. A card that does not match cannot be bound.',
    },
    {
      zh: '二、限额。单笔和单日限额由发卡行设定，以绑卡时展示的为准。',
      en: '2. Limits. The bank limits single payments and the sum of a day, as shown when you bind the card.',
    },
    {
      zh: '三、自动续费。开启自动续费的，续费款项从默认银行卡扣除，扣款前会通知您。',
      en: '3. Auto-renewal. Where it is on, it is charged to the default card; you are told before each charge.',
    },
    {
      zh: '四、解绑。您可以随时在银行卡管理中解绑；有交易正在处理时，需在完成后解绑。',
      en: '4. Removal. You can remove a card at any time, once no payment with it is open.',
    },
  ],
}
