import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AssetType } from '@/contract/cashier'
import { orderWords } from '@/i18n/order'
import { go, replace } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './ConfirmBar.scss'
import type { ConfirmStore } from './confirmStore'

interface ConfirmBarProps {
  store: ConfirmStore
  /** Kind of tool that the cashier proposes; none where the server named none. */
  tool?: AssetType
  /** Which screen sells it. */
  source?: 'mall' | 'topup'
  /** Text of the button. */
  submit?: string
}

/** The total and the button that makes the order and leads to the cashier; a lost answer is explained right here. */
export const ConfirmBar = observer(function ConfirmBar(props: ConfirmBarProps) {
  const words = orderWords()
  const { store, tool, source = 'mall', submit = words.submit } = props
  const { lost } = store
  const { amounts } = store.offer
  useEnd(store.ordering, { done: ({ orderId }) => replace(routes.pay, { orderId, source, tool }) })
  if (!amounts) return null
  const message = store.messageAt('submit') ?? (lost && { same: words.lost, earlier: words.lostBefore }[lost])
  return (
    <>
      {message !== undefined && (
        <View className="confirm-bar-alarm">
          <Alarm text={message || words.failed}>
            {lost && (
              <Tappable className="confirm-bar-link" role="link" onTap={() => go(routes.orderList)}>
                <Text>{words.toList}</Text>
              </Tappable>
            )}
          </Alarm>
        </View>
      )}
      <Row gap={16} className="confirm-bar">
        <Stack grow>
          <Row gap={4} align="baseline" wrap>
            <Text kind="body">{words.total}</Text>
            <Price fen={amounts.transAmount} size="large" />
          </Row>
          {amounts.saved > 0 && (
            <Text kind="note" tone="saving" block>
              {words.saved(amounts.saved)}
            </Text>
          )}
        </Stack>
        <Button
          id="order-submit"
          text={submit}
          busy={store.ordering.busy}
          disabled={!store.canSubmit}
          onTap={store.submit}
        />
      </Row>
    </>
  )
})
