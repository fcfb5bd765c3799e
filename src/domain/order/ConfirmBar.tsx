import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { consent } from '@/domain/account/consent'
import { orderWords } from '@/i18n/order'
import { formatPrice } from '@/lib/money'
import { go, replace } from '@/navigate'
import { routes } from '@/routes'
import { Alarm } from '@/ui/Alarm'
import { Button } from '@/ui/Button'
import { Price } from '@/ui/Price'
import { Tappable } from '@/ui/Tappable'
import './ConfirmBar.scss'
import type { ConfirmStore } from './confirmStore'

/** Makes the order and goes to the cashier with it; without an accepted privacy notice no form is sent, it is asked for instead. */
export async function placeAndPay(store: ConfirmStore): Promise<void> {
  if (!consent.accepted) {
    consent.ask()
    return
  }
  const orderId = await store.submit()
  if (orderId) replace(routes.pay, { orderId, source: 'mall' })
}

/** The total and the button that makes the order; a lost answer is explained right here. */
export const ConfirmBar = observer(function ConfirmBar({ store }: { store: ConfirmStore }) {
  const words = orderWords()
  const { amounts } = store
  if (!amounts) return null
  const lost = store.lost && (store.lost.message || (store.lost.isEarlier ? words.lostBefore : words.lost))
  const message = store.messageAt('submit') ?? lost
  return (
    <>
      {message !== undefined && (
        <View className="confirm-bar-alarm">
          <Alarm text={message || words.failed}>
            {store.lost && (
              <Tappable className="confirm-bar-link" role="link" onTap={() => go(routes.orderList)}>
                <Text>{words.toList}</Text>
              </Tappable>
            )}
          </Alarm>
        </View>
      )}
      <View className="confirm-bar">
        <View className="confirm-bar-total">
          <View className="confirm-bar-sum">
            <Text className="confirm-bar-label">{words.total}</Text>
            <Price fen={amounts.transAmount} size="large" />
          </View>
          {amounts.saved > 0 && <Text className="confirm-bar-saved">{words.saved(formatPrice(amounts.saved))}</Text>}
        </View>
        <Button
          id="order-submit"
          text={words.submit}
          busy={store.busy}
          disabled={!store.canSubmit}
          onTap={() => void placeAndPay(store)}
        />
      </View>
    </>
  )
})
