import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tabs } from '@/ui/list/Tabs'
import { ListBody, type ListBodyProps } from './ListBody'
import './TabbedList.scss'

interface TabbedListProps<T, Tab extends string> extends ListBodyProps<T> {
  tabs: readonly { id: Tab; text: string }[]
  active: Tab
  onChoose(tab: Tab): void
  /** Accessible name: what the tabs choose. */
  label: string
}

/** Tabs over an endless list; they stay under the bar, and under the offline banner, while the list scrolls. */
export const TabbedList = observer(function TabbedList<T, Tab extends string>(props: TabbedListProps<T, Tab>) {
  const { tabs, active, onChoose, label, ...list } = props
  return (
    <>
      <View className="tabbed-list-tabs" style={{ top: 'calc(var(--bar-room) + var(--banner-room, 0px))' }}>
        <Tabs label={label} items={tabs} active={active} onChoose={onChoose} />
      </View>
      <ListBody {...list} />
    </>
  )
})
