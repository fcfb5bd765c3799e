import { useState } from 'react'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { Stage } from './preview-image/Stage'
import { StageBar } from './preview-image/StageBar'
import { PictureViewer } from './preview-image/store'
import './preview-image/preview-image.scss'

/** Shows pictures large in a browser: swipe, double tap, two fingers. */
export default page(routes.previewImage, function PreviewImage({ urls, current }) {
  const [store] = useState(() => new PictureViewer(urls, current))
  const words = remoteConfigWords()
  return (
    <Screen>
      {store.picture ? (
        <Stack grow className="preview" role="region" aria-label={words.pictures}>
          <Stage store={store} />
          <StageBar store={store} />
        </Stack>
      ) : (
        <EmptyState illustration="empty" text={words.noPicture} />
      )}
    </Screen>
  )
})
