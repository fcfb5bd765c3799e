import { observer } from 'mobx-react'
import { withdrawWords } from '@/i18n/withdraw'
import { shortYuan } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './AmountOptions.scss'
import type { WithdrawStore } from './withdrawStore'

/** The offered amounts; a closed one says why it cannot be chosen. */
export const AmountOptions = observer(function AmountOptions({ store }: { store: WithdrawStore }) {
  const words = withdrawWords()
  const options = store.offer.value?.options ?? []
  if (options.length === 0) return null
  return (
    <Row gap={8} align="stretch" wrap="boxes" role="radiogroup" aria-label={words.options}>
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
            <Text kind="title" tabular>
              {shortYuan(amount)}
            </Text>
            {closed !== undefined && (
              <Text kind="note" center>
                {closed}
              </Text>
            )}
          </Tappable>
        )
      })}
    </Row>
  )
})
