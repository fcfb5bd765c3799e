import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ActivityItem } from '@/contract/activity/custom'
import { stepOf, useStepTap } from '@/domain/activity/custom/ActivityItems'
import type { ActivityStore } from '@/domain/activity/custom/activityStore'
import { customActivityWords } from '@/i18n/customActivity'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './Gifts.scss'

/** The gifts as boxes beside each other, each with its next step. */
export const Gifts = observer(function Gifts({ store }: { store: ActivityStore }) {
  const words = customActivityWords()
  if (store.items.length === 0)
    return <EmptyState illustration="empty" icon="gift" text={words.noItems} hint={words.noItemsHint} />
  return (
    <Card title={words.gifts}>
      <Row gap={12} align="stretch" wrap="boxes" className="gifts" role="list">
        {store.items.map((item) => (
          <Gift key={item.itemId} item={item} store={store} />
        ))}
      </Row>
    </Card>
  )
})

const Gift = observer(function Gift({ item, store }: { item: ActivityItem; store: ActivityStore }) {
  const words = customActivityWords()
  const tap = useStepTap(store)
  const step = stepOf(item, store)
  const acts = step === 'join' || step === 'take' || step === 'go'
  const { itemId, title, text, picture, done, total } = item
  return (
    <View className={`gift ${step === 'received' ? 'is-received' : ''}`} role="listitem">
      <Picture className="gift-picture" src={picture} mode="aspectFit" />
      <Text kind="body" strong>
        {title}
      </Text>
      <Text kind="note" tone="second">
        {text}
      </Text>
      {total > 1 && (
        <Text kind="note" tone="second">
          {words.progress(done, total)}
        </Text>
      )}
      <Row justify="center" className="gift-step">
        {acts ? (
          <Button
            id={`${step}-${itemId}`}
            size="small"
            kind={step === 'take' ? 'primary' : 'second'}
            text={words.steps[step]}
            label={`${words.steps[step]} ${title}`}
            busy={step === 'join' ? store.joining.busy : store.taking.isClaiming(itemId)}
            onTap={() => tap(item, step)}
          />
        ) : (
          <Row gap={4} className="gift-state">
            {step === 'received' && <Icon name="check" size={14} />}
            <Text kind="small">{words.steps[step]}</Text>
          </Row>
        )}
      </Row>
    </View>
  )
})
