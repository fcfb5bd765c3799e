import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LimitUpRightsRes } from '@/contract/rights/quota'
import { QuotaChange } from '@/domain/rights/QuotaChange'
import { quotaWords } from '@/i18n/quota'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './RaiseCard.scss'
import { looks } from './raiseLooks'
import type { QuotaCardStore } from './store'

/** Where the raise stands: offered, in review, granted with the quota before and after it, or refused with the reason. */
export const RaiseCard = observer(function RaiseCard({ store }: { store: QuotaCardStore }) {
  const words = quotaWords()
  const { offer, latest } = store
  if (!offer) return null
  // A status that this build does not know is a raise whose end is not known.
  const status = offer.status in looks ? offer.status : 'in_review'
  const { icon, hasChange, isOpen } = looks[status]
  const { title, text } = textsOf(offer, status)
  return (
    <Card>
      <View className={`raise-card is-${status}`} role="status">
        <View className="raise-card-icon">
          <Icon name={icon} size={24} />
        </View>
        <Stack gap={2} grow>
          <Text kind="title">{title}</Text>
          <Text kind="note" tone="second">
            {text}
          </Text>
        </Stack>
        {isOpen && (
          <Button
            id="raise-refresh"
            size="small"
            kind="second"
            text={words.refresh}
            busy={store.page.status === 'loading'}
            onTap={store.refresh}
          />
        )}
      </View>
      {hasChange && latest && (
        <Stack above={12}>
          <QuotaChange
            before={latest.quotaBefore}
            after={latest.quotaAfter}
            labels={{ before: words.before, after: isOpen ? words.expected : words.after }}
          />
        </Stack>
      )}
    </Card>
  )
})

function textsOf({ card, raise, reason }: LimitUpRightsRes, status: LimitUpRightsRes['status']) {
  const { raise: texts } = quotaWords()
  if (status === 'none') {
    const { title, text } = card.isActive ? texts.none : texts.locked
    return { title, text: text(raise) }
  }
  const { title, text } = texts[status]
  return { title, text: status === 'refused' && reason ? reason : text }
}
