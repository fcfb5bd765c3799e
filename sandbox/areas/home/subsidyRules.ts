import { formatPrice } from '@/lib/money'
import type { AgreementText } from '../../area'
import { monthlyAllowance } from './savings'

const [member, other] = [monthlyAllowance.member, monthlyAllowance.other].map(formatPrice)

/** What the figure of home means; its amounts are those that it is made of. */
export const subsidyRules: AgreementText = {
  code: 'subsidy-balance',
  title: { zh: '可用补贴说明', en: 'Your available subsidy' },
  version: '2026.1',
  paragraphs: [
    {
      zh: `一、额度。开通补贴卡后，每月 1 日起有 ${other} 元补贴额度，会员为 ${member} 元；未开通补贴卡时额度为 0。`,
      en: `1. Amount. Once your subsidy card is open you have ¥${other} for each calendar month, as a member ¥${member}; without the card it is ¥0.`,
    },
    {
      zh: '二、使用。本月已付款订单的补贴计入已用额度，退款的订单不计入；当月未用完的部分不结转。',
      en: '2. Use. The subsidies of the orders that you paid this month count as used, those of refunded orders do not. What is left at the end of a month lapses.',
    },
    {
      zh: '三、补贴不是现金，不能提现，与钱包余额无关。',
      en: '3. It is not cash, cannot be withdrawn, and has nothing to do with the balance of your wallet.',
    },
  ],
}
