import type { AgreementText } from '../../../area'

export const creditInquiry: AgreementText = {
  code: 'credit-inquiry',
  title: { zh: '个人信用信息查询授权书', en: 'Authorization to inquire my credit record' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '本人授权平台在审核补贴账户申请和账户存续期间，向依法设立的征信机构查询本人的信用信息。',
      en: 'I authorize the platform to inquire my credit record with licensed credit agencies while my application is decided and while the account exists.',
    },
    {
      zh: '一、范围。查询仅限身份核验结果、信用评分和信用报告摘要，不包括与审核无关的信息。',
      en: '1. Scope. Only the result of the identity check, the credit score and the summary of the credit report are read, and nothing that the decision does not need.',
    },
    {
      zh: '二、期限。自本人确认之日起，至账号注销或本人撤回授权之日止。',
      en: '2. Term. From the day of my confirmation until the account is cancelled or I withdraw the authorization.',
    },
    {
      zh: '三、不利影响。信用记录不佳可能导致申请未通过；未通过不影响本人使用其他服务。',
      en: '3. Effects. A poor record may lead to a refusal, which does not affect other services.',
    },
  ],
}
