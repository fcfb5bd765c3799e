import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Line } from '@/ui/list/Line'
import { Icon } from '@/ui/media/Icon'
import './FailedCharge.scss'
import type { RenewalStore } from './renewalStore'

/** A charge that failed: why, when it is tried again, and the way to pay it now. */
export const FailedCharge = observer(function FailedCharge({ store }: { store: RenewalStore }) {
  const words = renewalWords()
  const { term, state, membership } = store
  const failed = term?.failedCharge
  if (state !== 'failed' || !failed) return null
  return (
    <View className="failed-charge">
      <Row gap={8} className="failed-charge-head">
        <Icon name="warning" size={20} />
        <Text kind="title" role="heading" aria-level={2}>
          {words.failedTitle}
        </Text>
      </Row>
      <View className="failed-charge-facts">
        {failed.reason && <Line label={words.failedReason}>{failed.reason}</Line>}
        <Line label={words.failedAgain}>{formatDate(failed.nextTryTime, 'yyyy-MM-dd HH:mm')}</Line>
      </View>
      <Button
        id="renewal-pay"
        block
        text={`${words.payNow} ${words.priceOf(failed.amount)}`}
        onTap={() => go(routes.pay, { orderId: failed.vipOrderNo, source: membership.source })}
      />
    </View>
  )
})
