import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { faceWords } from '@/i18n/face'
import { Card } from '@/ui/display/Card'
import { Stack } from '@/ui/layout/Stack'
import { CameraView } from '@/ui/media/CameraView'
import './Capture.scss'
import { Fault } from './Fault'
import { Prompt } from './Prompt'
import type { FaceStore } from './store'

/** The customer in front of the camera, or why it shows nothing. */
export const Capture = observer(function Capture({ store }: { store: FaceStore }) {
  const { capture } = store
  const { stage } = capture
  if (
    stage === 'denied' ||
    stage === 'unagreed' ||
    stage === 'missing' ||
    stage === 'failed' ||
    stage === 'interrupted'
  ) {
    return <Fault store={store} fault={stage} />
  }
  const isOn = stage === 'picture' || stage === 'ready' || stage === 'recording'
  return (
    <Card>
      <Stack gap={16} align="center">
        <View className="face-capture-box">
          {isOn && <CameraView feed={capture.camera.feed} label={faceWords().preview} />}
          <View className="face-capture-frame" aria-hidden="true" />
        </View>
        <Prompt store={store} />
      </Stack>
    </Card>
  )
})
