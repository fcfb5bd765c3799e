import { pictureWords } from '@/i18n/picture'
import { choosePhoto } from '@/platform/media/choosePhoto'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'

/** Says that the camera or the album was refused, with the way to the permissions where the host has one. */
export function PhotoDenied({ onAllowed }: { onAllowed(): void }) {
  const words = pictureWords()
  const { openSettings } = choosePhoto
  const open = async () => {
    if (await openSettings?.()) onAllowed()
  }
  return (
    <Row gap={8} wrap above={8} role="alert">
      <Text kind="small" tone="danger" grow>
        {openSettings ? words.denied : words.deniedByHand}
      </Text>
      {openSettings && (
        <Button id="photo-settings" kind="plain" size="small" text={words.openSettings} onTap={() => void open()} />
      )}
    </Row>
  )
}
