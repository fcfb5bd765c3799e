import { ScrollView, Text, View } from '@tarojs/components'
import './Tabs.scss'
import { Tappable } from '@/ui/action/Tappable'
import { scrollRow } from './scrollRow'
import { useTabAim } from './tabAim'

interface TabItem<Id extends string> {
  id: Id
  text: string
}

interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[]
  active: Id | undefined
  onChoose(id: Id): void
  /** Accessible name: what the tabs choose. */
  label: string
  /** Tabs share the width evenly; otherwise the row scrolls sideways and keeps the active tab in view. */
  even?: boolean
}

/** A row of tabs. */
export function Tabs<Id extends string>({ items, active, onChoose, label, even = false }: TabsProps<Id>) {
  const idOf = (id: Id) => (even ? undefined : `tab-${id}`)
  const aimed = useTabAim(active && idOf(active))
  return (
    <ScrollView className={`tabs ${even ? '' : 'is-long'}`} scrollX={!even} {...scrollRow.flex} {...aimed}>
      <View className={`tabs-row ${even ? 'is-even' : ''}`} role="tablist" aria-label={label}>
        {items.map(({ id, text }) => (
          <Tappable
            key={id}
            id={idOf(id)}
            role="tab"
            selected={id === active}
            className={`tabs-item ${id === active ? 'is-active' : ''}`}
            onTap={() => onChoose(id)}
          >
            <Text className="tabs-text">{text}</Text>
          </Tappable>
        ))}
      </View>
    </ScrollView>
  )
}
