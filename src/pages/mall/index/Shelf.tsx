import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Category } from '@/contract/mall/shelf'
import { mallWords } from '@/i18n/mall'
import { Tabs } from '@/ui/list/Tabs'
import './Shelf.scss'

interface ShelfProps {
  categories: readonly Category[]
  active: string | undefined
  onChoose(categoryId: string | undefined): void
}

const all = 'all'

/** Which goods the list shows: all, or those of a top category. */
export const Shelf = observer(function Shelf({ categories, active, onChoose }: ShelfProps) {
  const words = mallWords()
  const items = [{ id: all, text: words.all }, ...categories.map(({ categoryId: id, name: text }) => ({ id, text }))]
  return (
    <View className="mall-shelf">
      <Tabs
        items={items}
        active={active ?? all}
        label={words.categories}
        onChoose={(id) => onChoose(id === all ? undefined : id)}
      />
    </View>
  )
})
