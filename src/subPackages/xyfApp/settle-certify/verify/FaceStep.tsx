import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PhotoTroubles } from '@/domain/identity/PhotoTroubles'
import { certificateWords } from '@/i18n/certificate'
import { identityWords } from '@/i18n/identity'
import { FirstLoad } from '@/shell/FirstLoad'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './FaceStep.scss'
import type { VerifyStore } from './store'

/** One picture of the face, which the server compares with the card. */
export const FaceStep = observer(function FaceStep({ store }: { store: VerifyStore }) {
  const words = certificateWords()
  const { face, faceOrder } = store
  const { photo, isBusy, isPreparing } = face
  useEnd(face.sending)
  return (
    <FirstLoad skeleton="form" remote={faceOrder} onRetry={store.openFace}>
      <Card title={words.faceTitle}>
        <Stack gap={12} align="center">
          <View className="face-step-frame">
            {photo ? (
              <Picture
                className="face-step-picture"
                src={photo.file.path}
                mode="aspectFill"
                label={words.facePreview}
              />
            ) : (
              <Row justify="center" className="face-step-drawing" aria-hidden="true">
                <Icon name="person" size={72} />
              </Row>
            )}
          </View>
          <Text kind="small" tone="second" center role={isBusy ? 'status' : undefined}>
            {isPreparing ? words.facePreparing : isBusy ? words.faceSending : words.faceHint}
          </Text>
          <PhotoTroubles id="face" store={face} />
          <Row gap={12} align="stretch" className="face-step-ways">
            <Button
              id="face-album"
              block
              kind="second"
              text={words.faceAlbum}
              disabled={isBusy}
              onTap={() => void face.choose('album')}
            />
            <Button
              id="face-camera"
              block
              text={photo ? words.faceAgain : words.faceCamera}
              disabled={isBusy}
              onTap={() => void face.choose('camera')}
            />
          </Row>
          <Text kind="small" tone="second" center>
            {words.faceUse}
          </Text>
          <Text kind="small" tone="second" center>
            {identityWords().triesLeft(faceOrder.value?.triesLeft ?? 0)}
          </Text>
        </Stack>
      </Card>
    </FirstLoad>
  )
})
