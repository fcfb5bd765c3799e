import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { uiWords } from '@/i18n/ui'
import { Icon } from '@/ui/media/Icon'
import './NoticeBar.scss'
import { Tappable } from '@/ui/action/Tappable'
import { variables } from '@/ui/hooks/variables'
import { NoticeRun } from './NoticeRun'
import { NoticeTurn } from './NoticeTurn'
import { type NoticeSettings, noticeDefaults, textHeight } from './noticeSettings'

type Optional = Partial<NoticeSettings> & Pick<NoticeSettings, 'list'>

interface NoticeBarProps extends Optional {
  onTap?(): void
  onMore?(): void
  onClose?(): void
}

/** A bar of moving messages (R-140 … R-144). It stays until it is closed; without rows it is not rendered. */
export const NoticeBar = observer(function NoticeBar({ onTap, onMore, onClose, ...given }: NoticeBarProps) {
  const words = uiWords()
  const [isClosed, setClosed] = useState(false)
  const settings: NoticeSettings = { ...noticeDefaults, ...given }
  if (isClosed || settings.list.length === 0) return null
  const Rows = settings.mode === 'vertical' ? NoticeTurn : NoticeRun
  const rows = <Rows settings={settings} />
  const close = () => {
    setClosed(true)
    onClose?.()
  }
  return (
    <View className="notice-bar" style={frameOf(settings)}>
      {settings.showIcon && <Icon name="speaker" size={18} />}
      {onTap ? (
        <Tappable className="notice-bar-text" onTap={onTap}>
          {rows}
        </Tappable>
      ) : (
        <View className="notice-bar-text">{rows}</View>
      )}
      {settings.showMore && (
        <Tappable className="notice-bar-side" label={words.moreNotices} onTap={() => onMore?.()}>
          <Text className="notice-bar-more">{words.more}</Text>
          <Icon name="next" size={14} />
        </Tappable>
      )}
      {settings.showClose && (
        <Tappable className="notice-bar-side" label={words.close} onTap={close}>
          <Icon name="close" size={16} />
        </Tappable>
      )}
    </View>
  )
})

/** Styles of the bar. Sizes are CSS variables without a unit, because the build does not convert px in inline styles. */
function frameOf({ color, background, height, width, fontSize, fontWeight }: NoticeSettings): Record<string, string> {
  return {
    ...variables({ 'notice-font': fontSize, 'notice-line': textHeight(fontSize), 'notice-height': height }),
    ...(color ? { color } : {}),
    ...(background ? { background } : {}),
    ...(width ? { width: `calc(100% * ${width} / 375)` } : {}),
    fontWeight: String(fontWeight),
  }
}
