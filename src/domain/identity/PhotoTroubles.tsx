import { observer } from 'mobx-react'
import { idCardWords } from '@/i18n/idCard'
import { choosePhoto } from '@/platform/media/choosePhoto'
import { explain } from '@/shell/explain'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import type { PhotoStore, PhotoTrouble } from './photoStore'

/** What went wrong with a picture, beside it, with the way on that this trouble has; a new picture is always one. */
export const PhotoTroubles = observer(function PhotoTroubles<Fields extends object>({
  id,
  store,
}: {
  id: string
  store: PhotoStore<Fields>
}) {
  const words = idCardWords()
  const { trouble } = store
  if (!trouble) return null
  return (
    <Stack gap={8} align="start" className="photo-troubles">
      <Alarm text={textOf(trouble)} />
      {trouble.kind === 'denied' && (
        <Text kind="small" tone="second">
          {words.deniedHint}
        </Text>
      )}
      {trouble.kind === 'denied' && choosePhoto.openSettings && (
        <Button
          id={`${id}-settings`}
          size="small"
          kind="second"
          text={words.openSettings}
          onTap={() => void store.openSettings()}
        />
      )}
      {(trouble.kind === 'blurred' || trouble.kind === 'dark') && (
        <Button id={`${id}-anyway`} size="small" kind="second" text={words.sendAnyway} onTap={store.sendAnyway} />
      )}
      {trouble.kind === 'lost' && (
        <Button id={`${id}-resend`} size="small" kind="second" text={words.resend} onTap={store.sendAnyway} />
      )}
    </Stack>
  )
})

const textOf = (trouble: PhotoTrouble): string =>
  trouble.kind === 'refused'
    ? explain({ kind: 'refused', message: trouble.message })
    : idCardWords().troubles[trouble.kind]
