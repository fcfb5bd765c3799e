import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { memberWords } from '@/i18n/member'
import { NoticeBar } from '@/ui/NoticeBar'
import { Sheet } from '@/ui/Sheet'
import './Earnings.scss'
import type { GoldMemberStore } from './store'

/** Who has just saved how much, in pairs that take turns; it may be closed, and "more" shows them all. */
export const Earnings = observer(function Earnings({ store }: { store: GoldMemberStore }) {
  const words = memberWords()
  const list = store.broadcastList.map(({ phone, money }) => [
    { text: phone, highlight: true as const },
    { text: words.justSaved },
    { text: words.yuan(money), highlight: true as const },
  ])
  if (list.length === 0) return null
  return (
    <View className="earnings">
      <NoticeBar
        list={list}
        mode="vertical"
        fontSize={13}
        showMore
        showClose
        labels={{ close: words.close, more: words.more }}
        onTap={store.openEarnings}
        onMore={store.openEarnings}
        onClose={store.closeEarnings}
      />
    </View>
  )
})

/** All of them at once. */
export const EarningsSheet = observer(function EarningsSheet({ store }: { store: GoldMemberStore }) {
  const words = memberWords()
  return (
    <Sheet
      id="gold-earnings"
      open={store.showsEarnings}
      title={words.earnings}
      closeLabel={words.close}
      onClose={store.closeEarnings}
    >
      {store.broadcastList.map(({ phone, money }, place) => (
        // The same person may save the same amount twice, and the rows never change their order.
        <View key={place} className="earnings-row">
          <Text>{phone}</Text>
          <Text className="earnings-money">{words.yuan(money)}</Text>
        </View>
      ))}
    </Sheet>
  )
})
