import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { supplierWords } from '@/i18n/supplier'
import './Counts.scss'
import type { SupplierStore } from './store'

/** How many rights can be received, can be used, and are over. */
export const Counts = observer(function Counts({ store }: { store: SupplierStore }) {
  const { counts } = supplierWords()
  const rows = [
    { text: counts.toReceive, count: store.toReceive.length },
    { text: counts.toUse, count: store.toUse.length },
    { text: counts.over, count: store.over.length },
  ]
  return (
    <View className="supplier-counts">
      {rows.map(({ text, count }) => (
        <View key={text} className="supplier-counts-one">
          <Text className="supplier-counts-number">{count}</Text>
          <Text className="supplier-counts-text">{text}</Text>
        </View>
      ))}
    </View>
  )
})
