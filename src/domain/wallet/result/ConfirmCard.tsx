import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { transfer } from '@/platform/pay/transfer'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Countdown } from '@/ui/display/Countdown'
import './ConfirmCard.scss'
import type { ResultStore } from './resultStore'

/** A WeChat payout that waits for the customer: how long, and the button that opens WeChat's own question; elsewhere it says where. */
export const ConfirmCard = observer(function ConfirmCard({
  store,
  expireTime,
}: {
  store: ResultStore
  expireTime: number
}) {
  const words = walletWords()
  const { confirmEnd } = store
  const note = {
    accepted: undefined,
    cancelled: words.confirmCancelled,
    failed: words.confirmFailed,
    outdated: words.confirmUnsupported,
  }[confirmEnd ?? 'accepted']
  return (
    <Card>
      <View className="confirm-card">
        <View className="confirm-card-line">
          <Text>{words.confirmLeft}</Text>
          <Countdown className="confirm-card-time" deadline={expireTime} onEnd={store.refresh} />
        </View>
        {transfer.offered ? (
          <Button id="transfer-confirm" block text={words.confirm} busy={store.confirming.busy} onTap={store.confirm} />
        ) : (
          <Text className="confirm-card-text">{words.confirmInWeChat}</Text>
        )}
        {note && (
          <Text className="confirm-card-note" role="alert">
            {note}
          </Text>
        )}
      </View>
    </Card>
  )
})
