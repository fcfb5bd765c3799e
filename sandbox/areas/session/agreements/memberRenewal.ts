import type { AgreementText } from '../../../area'

export const memberRenewal: AgreementText = {
  code: 'member-renewal',
  title: { zh: '会员自动续费协议', en: 'Auto-renewal terms' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '购买连续包月、连续包季套餐，或在“续费管理”中开启自动续费，即表示您同意本协议，并授权我们按约定金额从您的默认银行卡扣款。',
      en: 'By buying a monthly or quarterly plan, or by turning on auto-renewal under “Renewal management”, you accept these terms and let us charge the agreed amount to your default bank card.',
    },
    {
      zh: '一、扣款时间与金额。每个周期到期时扣款一次，金额为购买页展示的续费价格；价格变化须经您重新确认。',
      en: '1. Time and amount. Each term is charged once, when it ends, at the renewal price that you saw when buying. Another price needs your consent anew.',
    },
    {
      zh: '二、事先通知。每次扣款前至少五日，我们以短信告知您扣款日期和金额。未能提前五日通知的，扣款顺延。',
      en: '2. Notice. At least five days before each charge we tell you its day and amount by SMS. A charge that was not announced in time is put off.',
    },
    {
      zh: '三、扣款失败。扣款未成功的，我们每日再试一次，最多三次；仍未成功的，自动续费停止，不影响已有权益。',
      en: '3. Failed charges. A charge that fails is tried again once a day, three times in all. If it still fails the renewal stops; what you have already stays yours.',
    },
    {
      zh: '四、关闭。您可随时在“会员—续费管理”中关闭自动续费，关闭后不再扣款，当前周期权益保留至到期。',
      en: '4. Stopping. You can stop the renewal at any time under “Renewal management”. Nothing is charged afterwards, and the current term stays yours until it ends.',
    },
  ],
}
