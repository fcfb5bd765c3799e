import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { stepOf, useStepTap } from '@/domain/activity/custom/ActivityItems'
import { ActivityTime } from '@/domain/activity/custom/ActivityTime'
import type { ActivityStore } from '@/domain/activity/custom/activityStore'
import { customActivityWords } from '@/i18n/customActivity'
import { formatPrice } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Picture } from '@/ui/media/Picture'
import './Offer.scss'

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
                <Text>{formatPrice(item.amount).replace('.00', '')}</Text>
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

const TakeOffer = observer(function TakeOffer({ store }: { store: ActivityStore }) {
  const words = customActivityWords()
  const hasLogin = useApp().hasLogin()
  const tap = useStepTap(store)
  const [item] = store.items
  if (!item) return null
  const step = stepOf(item, store)
  if (step === 'received') {
    return (
      <>
        <Text className="offer-note" role="status">
          {words.takenNote}
        </Text>
        <Button id="landing-use" block text={words.useNow} onTap={() => go(routes.mall)} />
      </>
    )
  }
  if (step !== 'join' && step !== 'take') return <Text className="offer-note">{words.steps[step]}</Text>
  return (
    <Button
      id="landing-take"
      block
      text={hasLogin ? words.takeNow : words.loginTake}
      busy={store.taking.isClaiming(item.itemId)}
      onTap={() => tap(item, 'take')}
    />
  )
})
