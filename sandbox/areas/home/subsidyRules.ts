import { formatPrice } from '@/lib/money'
import type { AgreementText } from '../../area'
import { monthlyAllowance } from '../../subsidy'

const [member, other] = [monthlyAllowance.member, monthlyAllowance.other].map(formatPrice)

/** What the figure of home means; its amounts are those that it is made of. */
export const subsidyRules: AgreementText = {
  code: 'subsidy-balance',
  title: { zh: '可用补贴说明', en: 'Your available subsidy' },
  version: '2026.1',
  paragraphs: [
    {
      zh: `一、额度。开通补贴账户时及此后每月 1 日发放当月补贴 ${other} 元，发放时是会员的为 ${member} 元；未开通补贴账户时为 0，商品按原价显示。`,
      en: `1. Amount. When your subsidy account opens, and on the 1st of each later month, you have ¥${other} for that month, ¥${member} if you are a member then. Without the account it is ¥0, and goods have their full price.`,
    },
    {
      zh: '二、使用。下单时按商品补贴抵扣，余额不足时抵扣剩余部分；当月未用完的部分不结转。',
      en: '2. Use. An order takes the subsidy of its goods, as far as it is left. What is left at the end of a month lapses.',
    },
    {
      zh: '三、退回。订单取消或退款时，当月使用的补贴退回；以前月份的补贴随该月失效。',
      en: '3. Return. A cancelled or refunded order gives back what it took this month. What it took in an earlier month lapses with that month.',
    },
    {
      zh: '四、补贴不是现金，不能提现，与钱包余额无关。',
      en: '4. It is not cash, cannot be withdrawn, and has nothing to do with the balance of your wallet.',
    },
  ],
}
