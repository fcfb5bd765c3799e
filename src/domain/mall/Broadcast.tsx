import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BroadcastRow } from '@/contract/home'
import { mallWords } from '@/i18n/mall'
import { NoticeBar } from '@/ui/NoticeBar'
import './Broadcast.scss'

/** Who has just saved how much, in one running line. */
export const Broadcast = observer(function Broadcast({ rows }: { rows: readonly BroadcastRow[] }) {
  const words = mallWords()
  if (rows.length === 0) return null
  const list = rows.map(({ phone, money }) => words.broadcast(phone) + words.yuan(money))
  return (
    <View className="broadcast">
      <NoticeBar
        list={list}
        fontSize={13}
        separator="　　"
        labels={{ close: words.close, more: words.more }}
        showClose
      />
    </View>
  )
})
