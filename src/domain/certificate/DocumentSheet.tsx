import { observer } from 'mobx-react'
import { certificateWords } from '@/i18n/certificate'
import { documentView } from '@/platform/media/documentView'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './DocumentSheet.scss'
import type { DocumentStore } from './documentStore'

/** Fetches a certificate's file, and shows or saves it. */
export const DocumentSheet = observer(function DocumentSheet({ store }: { store: DocumentStore }) {
  const words = certificateWords()
  useEnd(store.fetching)
  return (
    <Sheet id="document-sheet" open={store.isOpen} title={words.documentTitle} onClose={store.close}>
      <Stack gap={12} className="document-sheet">
        {store.file ? <Ready store={store} /> : <Fetching store={store} />}
      </Stack>
    </Sheet>
  )
})

const Fetching = observer(function Fetching({ store }: { store: DocumentStore }) {
  const words = certificateWords()
  const hasFailed = store.fetching.isLost || store.refusal !== undefined
  if (!hasFailed) {
    return (
      <Text kind="small" tone="second" className="document-sheet-text" role="status">
        {words.documentLoading}
      </Text>
    )
  }
  return (
    <>
      <Alarm text={store.refusal ?? words.documentFailed} />
      <Button id="document-retry" block text={words.documentRetry} busy={store.fetching.busy} onTap={store.fetch} />
    </>
  )
})

const Ready = observer(function Ready({ store }: { store: DocumentStore }) {
  const words = certificateWords()
  return (
    <>
      <Row gap={12} className="document-sheet-file" role="status">
        <Row align="stretch" className="document-sheet-icon">
          <Icon name="document" size={28} />
        </Row>
        <Stack grow>
          <Text kind="large" strong>
            {words.documentReady}
          </Text>
          <Text kind="small" tone="second" className="document-sheet-text">
            {store.file?.name}
          </Text>
        </Stack>
      </Row>
      {store.isShown === false && <Alarm text={documentView.offersFile ? words.documentBlocked : words.documentShut} />}
      <Button id="document-open" block text={words.documentOpen} onTap={() => void store.view()} />
      {documentView.offersFile && (
        <Button id="document-save" block kind="second" text={words.documentSave} onTap={() => void store.save()} />
      )}
    </>
  )
})
