import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardPictureReq, CardSide } from '@/contract/identity/idCard'
import { idCardWords } from '@/i18n/idCard'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './SideFrame.scss'
import type { PhotoStore } from './photoStore'

/** A frame with the proportions of a card around the picture, or around a drawing of the side until there is one. */
export const SideFrame = observer(function SideFrame({
  side,
  store,
  isRead,
}: {
  side: CardSide
  store: PhotoStore<CardPictureReq>
  isRead: boolean
}) {
  const words = idCardWords()
  const { photo, isPreparing, isBusy } = store
  return (
    <View className={`side-frame ${isRead ? 'is-read' : ''}`}>
      <View className="side-frame-inside">
        {photo ? (
          <Picture className="side-frame-picture" src={photo.file.path} mode="aspectFit" label={words.preview[side]} />
        ) : (
          <View className={`side-frame-drawing is-${side}`}>
            <Stack gap={16} className="side-frame-lines" aria-hidden="true">
              <View className="side-frame-line" />
              <View className="side-frame-line" />
              <View className="side-frame-line" />
            </Stack>
            <View className="side-frame-mark">
              <Icon name={isRead ? 'check' : side === 'front' ? 'person' : 'shield'} size={36} />
            </View>
          </View>
        )}
        {isBusy && (
          <Stack gap={12} align="center" justify="center" className="side-frame-busy" role="status">
            <Text kind="body">{isPreparing ? words.preparing : words.sending}</Text>
            <View className="side-frame-progress" role="progressbar" aria-label={words.sending}>
              <View className="side-frame-progress-bar" />
            </View>
          </Stack>
        )}
      </View>
      {!photo && !isRead && (
        <Text kind="small" tone="second" center block above={8}>{`${words.framed[side]} · ${words.frameHint}`}</Text>
      )}
    </View>
  )
})
