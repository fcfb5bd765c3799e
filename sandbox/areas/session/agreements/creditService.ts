import type { AgreementText } from '../../../area'

export const creditService: AgreementText = {
  code: 'credit-service',
  title: { zh: '信用服务协议', en: 'Credit service terms' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '一、实名。您应使用本人有效的居民身份证办理认证，并对所确认信息的真实性负责。冒用他人证件的，账户将被关闭。',
      en: '1. Real name. You verify yourself with your own valid resident ID card, and you answer for what you confirm. An account that was opened with the card of another person is closed.',
    },
    {
      zh: '二、评估。我们依据您确认的身份信息、银行卡信息和授权查询的信用信息评估能否开通补贴账户，结果以审核为准。',
      en: '2. Assessment. Whether a subsidy account is opened is decided by what you confirm, your bank card, and the credit record that you authorize us to read.',
    },
    {
      zh: '三、保存。身份信息加密保存，仅用于核验身份、开通账户和法律要求的留存；注销账号后按法律规定的期限删除。',
      en: '3. Storage. Your details are kept encrypted, to verify you, to open the account and as the law requires. After you cancel the account they are deleted when the legal term ends.',
    },
    {
      zh: '四、撤回。您可以在“服务授权”中随时撤回授权；撤回前已完成的处理不受影响。',
      en: '4. Withdrawal. You can withdraw the authorization at any time under “Service authorization”; what was done before stays valid.',
    },
  ],
}
