import { observer } from 'mobx-react'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import type { PictureViewer } from './store'

/** Buttons for what gestures do: previous picture, next picture, zoom. */
export const StageBar = observer(function StageBar({ store }: { store: PictureViewer }) {
  const words = remoteConfigWords()
  const { pictures, index, zoom } = store
  return (
    <Row justify="between" className="preview-bar">
      <Step label={words.previousPicture} icon="back" off={index === 0} onTap={() => store.turnTo(index - 1)} />
      <Tappable className="preview-zoom" onTap={store.toggle}>
        <Text>{zoom > 1 ? words.zoomOut : words.zoomIn}</Text>
      </Tappable>
      <Text aria-live="polite">{words.pictureOf(index + 1, pictures.length)}</Text>
      <Step
        label={words.nextPicture}
        icon="next"
        off={index === pictures.length - 1}
        onTap={() => store.turnTo(index + 1)}
      />
    </Row>
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
