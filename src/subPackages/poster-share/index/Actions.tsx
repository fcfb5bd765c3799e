import { observer } from 'mobx-react'
import { posterWords } from '@/i18n/poster'
import { poster } from '@/platform/media/poster'
import type { SaveEnd } from '@/platform/media/posterPort'
import { toast } from '@/platform/page/toast'
import { Button } from '@/ui/action/Button'
import { ShareButton } from '@/ui/action/ShareButton'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import type { PosterStore } from './store'

/** Saving and sharing the poster; a refused album has its words and the way to the settings here. */
export const Actions = observer(function Actions({ store, link }: { store: PosterStore; link: string }) {
  const words = posterWords()
  const tell = (end: SaveEnd | undefined) => {
    if (end === 'saved') toast(words.saved[poster.way])
    else if (end === 'failed') toast(words.saveFailed)
    else if (end === 'unagreed') toast(words.unagreed)
  }
  const allow = async () => {
    const end = await store.allow()
    if (end === 'denied') toast(words.stillDenied)
    else tell(end)
  }
  const saveUse = store.stage === 'none' ? undefined : words.saveUse[poster.way]
  return (
    <Stack gap={12}>
      {store.isDenied && (
        <Row gap={12} role="alert">
          <Text kind="small" tone="danger" grow>
            {words.denied}
          </Text>
          <Button id="poster-settings" size="small" text={words.toSettings} onTap={() => void allow()} />
        </Row>
      )}
      <Row gap={12} align="stretch" wrap="boxes">
        <Stack grow>
          <ShareButton id="poster-share" kind="second" text={words.share} copyText={words.copyLink} address={link} />
        </Stack>
        {store.stage !== 'none' && (
          <Stack grow>
            <Button
              id="poster-save"
              block
              text={words.save[poster.way]}
              disabled={store.stage === 'drawing'}
              busy={store.stage === 'saving'}
              onTap={() => void store.save().then(tell)}
            />
          </Stack>
        )}
      </Row>
      {saveUse && (
        <Text kind="small" tone="second" center>
          {saveUse}
        </Text>
      )}
    </Stack>
  )
})
