import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { withdrawWords } from '@/i18n/withdraw'
import { Tappable } from '@/ui/action/Tappable'
import './AmountOptions.scss'
import type { WithdrawStore } from './withdrawStore'

/** The offered amounts; a closed one says why it cannot be chosen. */
export const AmountOptions = observer(function AmountOptions({ store }: { store: WithdrawStore }) {
  const words = withdrawWords()
  const { yuan } = walletWords()
  const options = store.offer.value?.options ?? []
  if (options.length === 0) return null
  return (
    <View className="amount-options" role="radiogroup" aria-label={words.options}>
      {options.map(({ amount, closed }) => {
        const isChosen = amount === store.amount
        return (
          <Tappable
            key={amount}
            id={`amount-${amount}`}
            role="radio"
            selected={isChosen}
            disabled={closed !== undefined}
            className={`amount-options-item ${isChosen ? 'is-chosen' : ''} ${closed === undefined ? '' : 'is-closed'}`}
            onTap={() => store.chooseAmount(amount)}
          >
            <Text className="amount-options-sum">{yuan(amount).replace(/\.00$/, '')}</Text>
            {closed !== undefined && <Text className="amount-options-reason">{closed}</Text>}
          </Tappable>
        )
      })}
    </View>
  )
})
