import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useCallback, useEffect } from 'react'
import type { Poster, PosterInfoRes } from '@/contract/member/goldActivity'
import { posterWords } from '@/i18n/poster'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { DrawingCanvas } from '@/ui/media/DrawingCanvas'
import { Picture } from '@/ui/media/Picture'
import { posterDrawing } from './layout'
import './Preview.scss'
import type { PosterStore } from './store'

interface PreviewProps {
  store: PosterStore
  info: PosterInfoRes
  poster: Poster
}

/** The finished poster; where the host cannot draw it, the code alone, which serves as well. */
export const Preview = observer(function Preview({ store, info, poster }: PreviewProps) {
  const words = posterWords()
  const { printed } = words
  const draw = useCallback(() => {
    void store.draw(posterDrawing(poster, info, { ...printed, invites: printed.invites(info.nickName) }))
  }, [store, poster, info, printed])
  useEffect(draw, [draw])
  return (
    <View className="poster-preview">
      <DrawingCanvas />
      {store.stage === 'drawing' && (
        <View className="poster-preview-wait" role="status">
          <Text>{words.drawing}</Text>
        </View>
      )}
      {store.picture && (
        <Picture className="poster-preview-picture" src={store.picture} mode="widthFix" label={words.preview} />
      )}
      {store.stage === 'none' && (
        <View className="poster-preview-code" role="alert">
          <Picture
            className="poster-preview-qr"
            src={`data:image/png;base64,${info.qrCode}`}
            mode="aspectFit"
            label={words.qrCode}
          />
          <Text kind="title" tone="main">
            {words.noCanvas}
          </Text>
          <Text kind="small" tone="third" className="poster-preview-hint">
            {words.noCanvasHint}
          </Text>
          <Button id="poster-again" kind="second" text={words.again} onTap={draw} />
        </View>
      )}
    </View>
  )
})
