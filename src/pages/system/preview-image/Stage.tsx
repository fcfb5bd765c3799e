import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { pictureUrl } from '@/platform/media/pictureUrl'
import { Slides } from '@/ui/media/Slides'
import { Picture } from './Picture'
import type { PictureViewer } from './store'

/** The pictures to be swiped; a large one stands alone, since fingers move it. */
export const Stage = observer(function Stage({ store }: { store: PictureViewer }) {
  const words = remoteConfigWords()
  const { pictures, index, zoom } = store
  const draw = (at: number) => (
    <Picture
      src={pictureUrl(pictures[at])}
      label={words.pictureOf(at + 1, pictures.length)}
      zoom={zoom}
      onToggle={store.toggle}
      onPinch={store.pinch}
    />
  )
  return (
    <View className="preview-stage">
      {zoom > 1 ? (
        draw(index)
      ) : (
        <Slides count={pictures.length} current={index} autoplay={0} onChange={store.turnTo} slide={draw} />
      )}
    </View>
  )
})
