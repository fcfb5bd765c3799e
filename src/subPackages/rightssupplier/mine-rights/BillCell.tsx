import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Bill } from '@/contract/supplier'
import { supplierWords } from '@/i18n/supplier'
import { formatDate } from '@/lib/date'
import './BillCell.scss'

/** What was charged for a right, and when. */
export const BillCell = observer(function BillCell({ bill }: { bill: Bill }) {
  const { title, amount, createdAt } = bill
  return (
    <View className="supplier-bill">
      <View className="supplier-bill-main">
        <Text className="supplier-bill-title">{title}</Text>
        <Text className="supplier-bill-time">{formatDate(createdAt, 'yyyy-MM-dd HH:mm')}</Text>
      </View>
      <Text className="supplier-bill-amount">{supplierWords().charged(amount)}</Text>
    </View>
  )
})
