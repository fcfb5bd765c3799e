import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BroadcastRow } from '@/contract/home'
import { homeWords } from '@/i18n/home'
import { formatAmount } from '@/lib/money'
import { NoticeBar } from '@/ui/NoticeBar'
import './Notice.scss'

/** Who has just saved how much: rows that take turns in pairs. */
export const Notice = observer(function Notice({ rows }: { rows: readonly BroadcastRow[] }) {
  const words = homeWords()
  const list = rows.map(({ phone, money }) => [
    { text: words.earned(phone) },
    { text: words.yuan(formatAmount(money)), highlight: true as const },
  ])
  if (list.length === 0) return null
  return (
    <View className="home-notice">
      <NoticeBar mode="vertical" fontSize={13} list={list} labels={{ close: words.close, more: words.more }} />
    </View>
  )
})
