import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ActivityTime } from '@/domain/activity/custom/ActivityTime'
import type { ActivityStore } from '@/domain/activity/custom/activityStore'
import { customActivityWords } from '@/i18n/customActivity'
import { shortAmount } from '@/lib/money'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './Offer.scss'
import { TakeOffer } from './TakeOffer'

/** The banner with the coupon as a ticket, and the one button that takes it or uses it. */
export const Offer = observer(function Offer({ store }: { store: ActivityStore }) {
  const words = customActivityWords()
  const { activity, items } = store
  const [item] = items
  if (!activity) return null
  return (
    <View className="offer">
      <Picture className="offer-picture" src={activity.picture} mode="aspectFill" isUrgent instead={<View />} />
      <View className="offer-words">
        <Text kind="figure" role="heading" aria-level={2}>
          {activity.title}
        </Text>
        <Text kind="body">{activity.text}</Text>
      </View>
      <Card className="offer-board">
        {item ? (
          <>
            <Row gap={16} className="offer-ticket">
              <Row align="baseline" className="offer-amount">
                <Text kind="amount" tabular>
                  ¥
                </Text>
                <Text kind="amount" tabular>
                  {shortAmount(item.amount)}
                </Text>
              </Row>
              <Stack grow>
                <Text kind="title">{item.title}</Text>
                <Text kind="small" tone="second">
                  {item.text}
                </Text>
              </Stack>
            </Row>
            <TakeOffer store={store} />
          </>
        ) : (
          <EmptyState illustration="empty" icon="ticket" text={words.noItems} hint={words.noItemsHint} />
        )}
        <ActivityTime store={store} />
      </Card>
    </View>
  )
})
