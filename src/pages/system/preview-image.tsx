import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { configWords } from '@/i18n/config'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { Slides } from '@/ui/Slides'
import { Tappable } from '@/ui/Tappable'
import { Picture } from './preview-image/Picture'
import { PreviewStore } from './preview-image/store'
import './preview-image/preview-image.scss'

/** Shows pictures large in a browser: swipe, double tap, two fingers. */
export default page(function PreviewImage() {
  const { urls, current } = useQuery(routes.previewImage)
  const [store] = useState(() => new PreviewStore(urls, current))
  const words = configWords()
  const { pictures, place, zoom, picture } = store
  const label = words.pictureOf(place + 1, pictures.length)
  const draw = (src: string) => (
    <Picture src={src} label={label} zoom={zoom} onToggle={store.toggle} onPinch={store.pinch} />
  )
  if (!picture) {
    return (
      <Screen route={routes.previewImage}>
        <EmptyState text={words.noPicture} />
      </Screen>
    )
  }
  return (
    <Screen route={routes.previewImage}>
      <View className="preview" role="region" aria-label={words.pictures}>
        <View className="preview-stage">
          {zoom > 1 ? (
            draw(picture)
          ) : (
            <Slides
              count={pictures.length}
              current={place}
              autoplay={0}
              onChange={store.show}
              slide={(at) => draw(pictures[at] ?? picture)}
            />
          )}
        </View>
        <View className="preview-bar">
          <Step label={words.previousPicture} icon="back" off={place === 0} onTap={() => store.show(place - 1)} />
          <Tappable className="preview-zoom" onTap={store.toggle}>
            <Text>{zoom > 1 ? words.zoomOut : words.zoomIn}</Text>
          </Tappable>
          <Text aria-live="polite">{label}</Text>
          <Step
            label={words.nextPicture}
            icon="next"
            off={place === pictures.length - 1}
            onTap={() => store.show(place + 1)}
          />
        </View>
      </View>
    </Screen>
  )
})

function Step(props: { label: string; icon: 'back' | 'next'; off: boolean; onTap(): void }) {
  return (
    <Tappable
      className={`preview-step ${props.off ? 'is-off' : ''}`}
      label={props.label}
      disabled={props.off}
      onTap={props.onTap}
    >
      <Icon name={props.icon} size={24} />
    </Tappable>
  )
}
