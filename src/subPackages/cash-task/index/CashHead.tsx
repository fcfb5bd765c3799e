import { observer } from 'mobx-react'
import { cashTaskWords } from '@/i18n/cashTask'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { SumHead } from '@/ui/display/SumHead'

/** What tasks have paid so far, and what all of them pay, both in fen. */
export const CashHead = observer(function CashHead({ total, received }: { total: number; received: number }) {
  const words = cashTaskWords()
  return (
    <SumHead
      label={words.received}
      sum={formatAmount(received)}
      notes={[words.total(total)]}
      action={{ id: 'task-balance', text: words.toBalance, onTap: () => go(routes.balance) }}
    />
  )
})
