import { percent } from '@/lib/fee'
import { formatAmount } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { AgreementText } from '../../area'
import { dayMs } from '../../beijing'
import { accountKinds } from './accountKinds'
import { DAY_AMOUNT, DAY_TIMES, MAX_AMOUNT, MIN_AMOUNT } from './limits'
import { BONUS_MS, KEPT_MS, REBATE_MS } from './lotTerms'
import { REBATE_PERCENT } from './rebate'

const { feeRate, feeMin } = accountKinds.alipay
const fee = { percent: percent(feeRate), least: formatAmount(feeMin) }
const [least, most, ofDay] = [MIN_AMOUNT, MAX_AMOUNT, DAY_AMOUNT].map(formatAmount)
const [bonusDays, rebateDays, keptDays] = [BONUS_MS, REBATE_MS, KEPT_MS].map((ms) => ms / dayMs)

/** What the rules screens of the withdrawal show; its numbers are those that the withdrawal goes by. */
export const withdrawalRules: AgreementText = {
  code: 'withdrawal-rules',
  title: { zh: '提现规则', en: 'Withdrawal rules' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '余额来自任务奖励、活动奖励、邀请奖励和购物返现，可按以下规则提现至您本人名下的账户。',
      en: 'Your balance comes from rewards for tasks, activities and invitations, and from rebates on purchases. You can withdraw it to an account in your own name by these rules.',
    },
    {
      zh: '一、条件。提现前需完成身份认证，并绑定收款账户：本人的银行卡、支付宝或微信零钱。一个支付宝或微信账户只能绑定一位用户。',
      en: '1. Before you withdraw, verify your identity and bind a payout account: your own bank card, Alipay or WeChat. An Alipay or WeChat account can be bound by one customer only.',
    },
    {
      zh: `二、金额与次数。单笔最少 ${least} 元、最多 ${most} 元；每日最多 ${DAY_TIMES} 次，合计不超过 ${ofDay} 元。退回的提现不计入当日次数和额度。`,
      en: `2. Amounts. You can withdraw from ¥${least} to ¥${most} at once, ${counted(DAY_TIMES, 'time')} and ¥${ofDay} a day in all. A withdrawal that comes back counts for neither.`,
    },
    {
      zh: `三、手续费。提现至银行卡免手续费；提现至支付宝或微信按金额的 ${fee.percent} 收取，最低 ${fee.least} 元，从提现金额中扣除。退回的提现不收手续费。`,
      en: `3. Fee. Withdrawals to a bank card are free. To Alipay or WeChat they cost ${fee.percent} of the amount, ¥${fee.least} at least, which is taken from the amount. A withdrawal that comes back costs nothing.`,
    },
    {
      zh: '四、到账时间。银行卡一般两小时内到账，支付宝一般十分钟内到账。微信需您在 24 小时内确认收款，超时未确认的款项自动退回余额。',
      en: '4. Arrival. Money arrives at a bank card within two hours, and at Alipay within ten minutes as a rule. In WeChat you accept it within 24 hours; what is not accepted in time comes back to the balance by itself.',
    },
    {
      zh: '五、退回。收款账户状态异常时，银行会退回款项，我们会将全部金额退回余额，并在提现详情中说明原因。',
      en: '5. Returns. Where the account cannot receive money, the bank returns it. All of it comes back to your balance, and the record of the withdrawal says why.',
    },
    {
      zh: `六、有效期。奖励自到账之日起 ${bonusDays} 天内有效，购物返现 ${rebateDays} 天内有效，到期未提现的部分将失效。提现时优先使用最早到期的部分；退回的款项至少保留 ${keptDays} 天。`,
      en: `6. Expiry. Rewards can be withdrawn for ${bonusDays} days and rebates for ${rebateDays} days; what is left then ends. What ends first is used first. Money that comes back can be withdrawn for ${keptDays} days at least.`,
    },
    {
      zh: `七、返现。会员在商城付款成功的订单，按实付金额的 ${REBATE_PERCENT}% 返现至余额；退款的订单没有返现。`,
      en: `7. Rebates. Members get ${REBATE_PERCENT}% of what they pay for an order of the mall. An order that is refunded brings none.`,
    },
  ],
}
