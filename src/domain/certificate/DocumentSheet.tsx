import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { certificateWords } from '@/i18n/certificate'
import { documentView } from '@/platform/media/documentView'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Sheet } from '@/ui/layer/Sheet'
import { Icon } from '@/ui/media/Icon'
import './DocumentSheet.scss'
import type { DocumentStore } from './documentStore'

/** Fetches a certificate's file, and shows or saves it. */
export const DocumentSheet = observer(function DocumentSheet({ store }: { store: DocumentStore }) {
  const words = certificateWords()
  useEnd(store.fetching)
  return (
    <Sheet id="document-sheet" open={store.isOpen} title={words.documentTitle} onClose={store.close}>
      <View className="document-sheet">{store.file ? <Ready store={store} /> : <Fetching store={store} />}</View>
    </Sheet>
  )
})

const Fetching = observer(function Fetching({ store }: { store: DocumentStore }) {
  const words = certificateWords()
  const hasFailed = store.fetching.isLost || store.refusal !== undefined
  if (!hasFailed) {
    return (
      <Text className="document-sheet-text" role="status">
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
      <View className="document-sheet-file" role="status">
        <View className="document-sheet-icon">
          <Icon name="document" size={28} />
        </View>
        <View className="document-sheet-words">
          <Text className="document-sheet-title">{words.documentReady}</Text>
          <Text className="document-sheet-text">{store.file?.name}</Text>
        </View>
      </View>
      {store.isShown === false && <Alarm text={documentView.offersFile ? words.documentBlocked : words.documentShut} />}
      <Button id="document-open" block text={words.documentOpen} onTap={() => void store.view()} />
      {documentView.offersFile && (
        <Button id="document-save" block kind="second" text={words.documentSave} onTap={() => void store.save()} />
      )}
    </>
  )
})
