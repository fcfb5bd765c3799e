import { observer } from 'mobx-react'
import { stepOf, useStepTap } from '@/domain/activity/custom/ActivityItems'
import type { ActivityStore } from '@/domain/activity/custom/activityStore'
import { customActivityWords } from '@/i18n/customActivity'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'

/** The one button that takes the coupon or uses it, or why neither is possible. */
export const TakeOffer = observer(function TakeOffer({ store }: { store: ActivityStore }) {
  const words = customActivityWords()
  const hasLogin = useApp().hasLogin()
  const tap = useStepTap(store)
  const [item] = store.items
  if (!item) return null
  const step = stepOf(item, store)
  if (step === 'received') {
    return (
      <>
        <Text kind="body" tone="second" center block className="offer-note" role="status">
          {words.takenNote}
        </Text>
        <Button id="landing-use" block text={words.useNow} onTap={() => go(routes.mall)} />
      </>
    )
  }
  if ((step !== 'join' && step !== 'take') || !store.taking.isOffered)
    return (
      <Text kind="body" tone="second" center block className="offer-note">
        {words.steps[step]}
      </Text>
    )
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
