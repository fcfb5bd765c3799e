import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { cashTaskWords } from '@/i18n/cashTask'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/Tappable'
import './CashHead.scss'

/** What tasks have paid so far, and what all of them pay, both in fen. */
export const CashHead = observer(function CashHead({ total, received }: { total: number; received: number }) {
  const words = cashTaskWords()
  return (
    <View className="cash-head">
      <View className="cash-head-words">
        <Text className="cash-head-label">{words.received}</Text>
        <Text className="cash-head-sum">{formatAmount(received)}</Text>
        <Text className="cash-head-label">{words.total(total)}</Text>
      </View>
      <Tappable id="task-balance" className="cash-head-action" role="link" onTap={() => go(routes.balance)}>
        <Text>{words.toBalance}</Text>
      </Tappable>
    </View>
  )
})
