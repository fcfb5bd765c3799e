import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PackItem } from '@/contract/rights/packs'
import { PackItemRow } from '@/domain/rights/PackItemRow'
import { Card } from '@/ui/display/Card'
import type { PackResultStore } from './store'

interface ItemsProps {
  title: string
  items: readonly PackItem[]
  store: PackResultStore
}

/** Items of a pack that are claimed, or that are left; they are claimed on the screen of the pack. */
export const Items = observer(function Items({ title, items, store }: ItemsProps) {
  const packId = store.pack?.user_rights_pack_id ?? ''
  if (items.length === 0) return null
  return (
    <Card title={title}>
      <View role="list">
        {items.map((item) => (
          <PackItemRow key={item.itemId} item={item} packId={packId} wayOut={store.wayOut} />
        ))}
      </View>
    </Card>
  )
})
