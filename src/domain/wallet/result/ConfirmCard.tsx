import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { transfer } from '@/platform/pay/transfer'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
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
      <Stack gap={12}>
        <Row justify="between" className="confirm-card-line">
          <Text kind="body">{words.confirmLeft}</Text>
          <Countdown kind="heading" tone="warning" deadline={expireTime} onEnd={store.refresh} />
        </Row>
        {transfer.offered ? (
          <Button id="transfer-confirm" block text={words.confirm} busy={store.confirming.busy} onTap={store.confirm} />
        ) : (
          <Text kind="reading" tone="second">
            {words.confirmInWeChat}
          </Text>
        )}
        {note && (
          <Text kind="small" tone="warning" role="alert">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  )
})
