import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PackItem } from '@/contract/rights/packs'
import { PackItemRow } from '@/domain/rights/PackItemRow'
import { groupsOf } from '@/domain/rights/packs'
import { rightsWords } from '@/i18n/rights'
import { Tappable } from '@/ui/action/Tappable'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { variables } from '@/ui/hooks/variables'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './PackItems.scss'
import type { PackStore } from './store'

interface PackItemsProps {
  store: PackStore
  items: readonly PackItem[]
  onResult(): void
}

/** How much of a pack is claimed, then its items to enjoy and the customer item. */
export const PackItems = observer(function PackItems({ store, items, onResult }: PackItemsProps) {
  const words = rightsWords()
  const { enjoy, customer } = groupsOf(items)
  return (
    <>
      {store.claimedCount > 0 && <Progress claimed={store.claimedCount} of={items.length} onTap={onResult} />}
      <Group title={words.enjoy} items={enjoy} store={store} />
      <Group title={words.customer} items={customer} store={store} />
    </>
  )
})

const Progress = observer(function Progress(props: { claimed: number; of: number; onTap(): void }) {
  const { claimed, of, onTap } = props
  const text = rightsWords().claimedOf(claimed, of)
  return (
    <Tappable id="pack-progress" className="pack-progress" role="link" onTap={onTap}>
      <Row gap={8} justify="between" className="pack-progress-line">
        <Text kind="body" strong tone="main">
          {text}
        </Text>
        <Icon name="next" size={16} />
      </Row>
      <View className="pack-progress-rail" style={variables({ claimed, of })} aria-hidden="true">
        <View className="pack-progress-bar" />
      </View>
    </Tappable>
  )
})

const Group = observer(function Group(props: { title: string; items: readonly PackItem[]; store: PackStore }) {
  const { title, items, store } = props
  if (items.length === 0) return null
  return (
    <Card title={title}>
      <View role="list">
        {items.map((item) => (
          <PackItemRow
            key={item.itemId}
            item={item}
            packId={store.packId}
            wayOut={store.wayOut}
            onClaim={store.claim}
            isClaiming={store.claiming.isClaiming(item.itemId)}
          />
        ))}
      </View>
    </Card>
  )
})
