import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Icon } from './Icon'
import './NoticeBar.scss'
import { NoticeRun } from './NoticeRun'
import { NoticeTurn } from './NoticeTurn'
import { type NoticeSettings, noticeDefaults, textHeight } from './noticeSettings'
import { Tappable } from './Tappable'
import { variables } from './variables'

type Optional = Partial<NoticeSettings> & Pick<NoticeSettings, 'list'>

interface NoticeBarProps extends Optional {
  labels: { close: string; more: string }
  onTap?(): void
  onMore?(): void
  onClose?(): void
}

/** A bar of running messages (R-140 … R-144). It stays until it is closed; without rows there is no bar. */
export function NoticeBar({ labels, onTap, onMore, onClose, ...given }: NoticeBarProps) {
  const [isClosed, setClosed] = useState(false)
  const settings: NoticeSettings = { ...noticeDefaults, ...given }
  if (isClosed || settings.list.length === 0) return null
  const Rows = settings.mode === 'vertical' ? NoticeTurn : NoticeRun
  const close = () => {
    setClosed(true)
    onClose?.()
  }
  return (
    <View className="notice-bar" style={frameOf(settings)}>
      {settings.showIcon && <Icon name="speaker" size={18} />}
      <Tappable className="notice-bar-text" disabled={!onTap} onTap={() => onTap?.()}>
        <Rows settings={settings} />
      </Tappable>
      {settings.showMore && (
        <Tappable className="notice-bar-side" label={labels.more} onTap={() => onMore?.()}>
          <Text className="notice-bar-more">{labels.more}</Text>
          <Icon name="next" size={14} />
        </Tappable>
      )}
      {settings.showClose && (
        <Tappable className="notice-bar-side" label={labels.close} onTap={close}>
          <Icon name="close" size={16} />
        </Tappable>
      )}
    </View>
  )
}

/** Sizes travel as plain numbers, since inline px are not converted to the host's unit. */
function frameOf({ color, background, height, width, fontSize, fontWeight }: NoticeSettings): Record<string, string> {
  return {
    ...variables({ 'notice-font': fontSize, 'notice-line': textHeight(fontSize), 'notice-height': height }),
    ...(color ? { color } : {}),
    ...(background ? { background } : {}),
    ...(width ? { width: `calc(100% * ${width} / 375)` } : {}),
    fontWeight: String(fontWeight),
  }
}
