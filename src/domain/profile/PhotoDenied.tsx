import { pictureWords } from '@/i18n/picture'
import { choosePhoto } from '@/platform/media/choosePhoto'
import type { PhotoRefusal } from '@/platform/media/choosePhotoPort'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'

interface PhotoDeniedProps {
  why: PhotoRefusal
  onAllowed(): void
}

/** Says why the app may not take or choose a picture, with the way to the permissions where it is there and the host has one. */
export function PhotoDenied({ why, onAllowed }: PhotoDeniedProps) {
  const words = pictureWords()
  const openSettings = why === 'denied' ? choosePhoto.openSettings : undefined
  const denied = openSettings ? words.denied : words.deniedByHand
  const open = async () => {
    if (await openSettings?.()) onAllowed()
  }
  return (
    <Row gap={8} wrap above={8} role="alert">
      <Text kind="small" tone="danger" grow>
        {why === 'denied' ? denied : words.unagreed}
      </Text>
      {openSettings && (
        <Button id="photo-settings" kind="plain" size="small" text={words.openSettings} onTap={() => void open()} />
      )}
    </Row>
  )
}
