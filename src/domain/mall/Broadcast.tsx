import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BroadcastRow } from '@/contract/home'
import { mallWords } from '@/i18n/mall'
import { NoticeBar } from '@/ui/display/NoticeBar'
import './Broadcast.scss'

interface BroadcastProps {
  rows: readonly BroadcastRow[]
  /** Rows that take turns in pairs, or one running line. */
  mode: 'vertical' | 'horizontal-continuous'
  canClose?: boolean
  /** Shows them all; a tap and "more" ask for it. */
  onAll?(): void
}

/** Who has just saved how much; phone and money stand out. */
export const Broadcast = observer(function Broadcast({ rows, mode, canClose = false, onAll }: BroadcastProps) {
  const words = mallWords()
  if (rows.length === 0) return null
  const list = rows.map(({ phone, money, time }) => [
    { text: phone, highlight: true as const },
    { text: time ? words.savedAt(time) : words.justSaved },
    { text: words.yuan(money), highlight: true as const },
  ])
  return (
    <View className="broadcast">
      <NoticeBar
        list={list}
        mode={mode}
        fontSize={13}
        separator="　　"
        showMore={onAll !== undefined}
        showClose={canClose}
        onTap={onAll}
        onMore={onAll}
      />
    </View>
  )
})
