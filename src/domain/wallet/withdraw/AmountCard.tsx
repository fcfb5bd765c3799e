import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { withdrawWords } from '@/i18n/withdraw'
import { yuan } from '@/lib/money'
import { SendCode } from '@/ui/action/SendCode'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { FormField } from '@/ui/input/FormField'
import { Line } from '@/ui/list/Line'
import './AmountCard.scss'
import { AmountOptions } from './AmountOptions'
import type { AmountProblem, Limits } from './withdrawRules'
import type { WithdrawStore } from './withdrawStore'

interface AmountCardProps {
  store: WithdrawStore
  /** What else is filled in, such as the code: all fields stand before what follows from them, over the button. */
  children: ReactNode
}

/** The amount: offered ones, or an own one typed in yuan; what of it arrives, and what is left of the day. */
export const AmountCard = observer(function AmountCard({ store, children }: AmountCardProps) {
  const words = withdrawWords()
  const { limits, amount, fee, account, form } = store
  if (!limits) return null
  const arrives = amount !== undefined && amount <= limits.balance ? Math.max(amount - fee, 0) : 0
  return (
    <Card>
      <AmountOptions store={store} />
      <FormField
        id="withdraw-amount"
        form={form}
        name="amount"
        label={words.amount}
        problems={problemsOf(limits)}
        placeholder={words.amountPlaceholder}
        keypad="digit"
        maxLength={16}
        hint={words.range(limits.minimum, limits.maximum)}
        clears
        trailing={<SendCode id="withdraw-all" text={words.all} disabled={false} onTap={store.chooseAll} />}
      />
      {children}
      <Line label={words.fee}>{yuan(fee)}</Line>
      <Line label={words.arrives} kind="strong">
        {yuan(arrives)}
      </Line>
      {account?.arrival && <Line label={words.arrival}>{account.arrival}</Line>}
      <View className="amount-card-today">
        <Text kind="note">{words.today(limits.leftToday, limits.timesLeft)}</Text>
      </View>
    </Card>
  )
})

/** What the customer reads of each problem, with the limits of this moment. */
function problemsOf({ minimum, maximum, balance, leftToday }: Limits): Record<AmountProblem, string> {
  const { amountProblems: words } = withdrawWords()
  return {
    empty: words.empty,
    invalid: words.invalid,
    belowMinimum: words.belowMinimum(minimum),
    aboveMaximum: words.aboveMaximum(maximum),
    aboveBalance: words.aboveBalance(balance),
    noTimes: words.noTimes,
    aboveToday: words.aboveToday(leftToday),
    eatenByFee: words.eatenByFee,
  }
}
