import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ActivityTime } from '@/domain/activity/custom/ActivityTime'
import type { ActivityStore } from '@/domain/activity/custom/activityStore'
import { customActivityWords } from '@/i18n/customActivity'
import { shortPrice } from '@/lib/money'
import { EmptyState } from '@/ui/display/EmptyState'
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
        <Text className="offer-title" role="heading" aria-level={2}>
          {activity.title}
        </Text>
        <Text className="offer-text">{activity.text}</Text>
      </View>
      <View className="offer-board">
        {item ? (
          <>
            <View className="offer-ticket">
              <View className="offer-amount">
                <Text className="offer-sign">¥</Text>
                <Text>{shortPrice(item.amount)}</Text>
              </View>
              <View className="offer-ticket-words">
                <Text className="offer-ticket-title">{item.title}</Text>
                <Text className="offer-ticket-text">{item.text}</Text>
              </View>
            </View>
            <TakeOffer store={store} />
          </>
        ) : (
          <EmptyState icon="ticket" text={words.noItems} hint={words.noItemsHint} />
        )}
        <ActivityTime store={store} />
      </View>
    </View>
  )
})
