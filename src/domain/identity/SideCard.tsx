import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardPictureReq, CardSide } from '@/contract/identity/idCard'
import { idCardWords } from '@/i18n/idCard'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './SideCard.scss'
import { PhotoTroubles } from './PhotoTroubles'
import type { PhotoStore } from './photoStore'
import { SideFrame } from './SideFrame'

interface SideProps {
  side: CardSide
  store: PhotoStore<CardPictureReq>
  isRead: boolean
}

/** One side of the card: its picture in a frame, the two ways to a picture, and what went wrong with the last one. */
export const SideCard = observer(function SideCard({ side, store, isRead }: SideProps) {
  const words = idCardWords()
  const { isBusy, photo } = store
  useEnd(store.sending)
  return (
    <View className="side-card" id={`side-${side}`}>
      <Row justify="between" className="side-card-head">
        <Text kind="title" role="heading" aria-level={2}>
          {words.sides[side]}
        </Text>
        {isRead && <Tag kind="brand" text={words.sideRead} />}
      </Row>
      <SideFrame side={side} store={store} isRead={isRead} />
      <PhotoTroubles id={side} store={store} />
      <View className="side-card-ways">
        <Button
          id={`${side}-album`}
          block
          kind="second"
          text={words.album}
          label={words.albumLabel[side]}
          disabled={isBusy}
          onTap={() => void store.choose('album')}
        />
        <Button
          id={`${side}-camera`}
          block
          kind={isRead ? 'second' : 'primary'}
          text={photo || isRead ? words.retake : words.camera}
          label={words.cameraLabel[side]}
          disabled={isBusy}
          onTap={() => void store.choose('camera')}
        />
      </View>
    </View>
  )
})
