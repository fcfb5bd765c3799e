import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { NoticeBar } from '@/ui/display/NoticeBar'
import type { BlockOf } from './block'
import { leadsSomewhere, openBlockLink } from './LinkArea'
import './NoticeBlock.scss'

/** A notice bar as its settings say; a tap on it or on "more" opens its link. */
export const NoticeBlock = observer(function NoticeBlock({ block }: { block: BlockOf<'notice'> }) {
  const { type: _, link, showMore, ...settings } = block
  const opens = leadsSomewhere(link)
  const open = opens ? () => openBlockLink(link) : undefined
  return (
    <View className="notice-block">
      <NoticeBar {...settings} showMore={opens && showMore === true} onTap={open} onMore={open} />
    </View>
  )
})
