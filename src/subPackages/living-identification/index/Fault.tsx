import { observer } from 'mobx-react'
import { faceWords } from '@/i18n/face'
import { camera } from '@/platform/media/camera'
import type { CameraFault } from '@/platform/media/cameraPort'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './Fault.scss'
import type { FaceStore } from './store'
import { Ways } from './Ways'

/** Why the camera shows nothing, and what the customer can do about it. */
export const Fault = observer(function Fault({ store, fault }: { store: FaceStore; fault: CameraFault }) {
  const words = faceWords()
  const { title, text } = words.faults[fault]
  const { openSettings } = camera
  const isDenied = fault === 'denied'
  return (
    <Card>
      <EmptyState illustration="error" text={title} hint={text} alerts />
      <Stack gap={12} className="face-fault">
        {isDenied && openSettings && (
          <Button id="face-settings" block kind="second" text={words.toSettings} onTap={openSettings} />
        )}
        {isDenied && !openSettings && (
          <Text kind="reading" tone="second">
            {words.howToAllow}
          </Text>
        )}
        <Ways store={store} text={words.retryCamera} />
      </Stack>
    </Card>
  )
})
