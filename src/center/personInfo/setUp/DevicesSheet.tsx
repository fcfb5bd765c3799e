import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { safetyWords } from '@/i18n/safety'
import { toast } from '@/platform/page/toast'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Dialog } from '@/ui/layer/Dialog'
import { Sheet } from '@/ui/layer/Sheet'
import { DeviceRow } from './DeviceRow'
import type { DevicesStore } from './devicesStore'

/** The devices on which the account is signed in; the others can be signed out. */
export const DevicesSheet = observer(function DevicesSheet({ store }: { store: DevicesStore }) {
  const words = safetyWords()
  const { list } = store
  useEnd(store.ending, { done: ({ ended }) => toast(words.othersEnded(ended)) })
  const end = (
    <Button id="devices-end" block kind="second" text={words.endOthers} busy={store.ending.busy} onTap={store.ask} />
  )
  return (
    <>
      <Sheet
        id="devices-sheet"
        open={store.isOpen}
        title={words.devices}
        onClose={store.close}
        footer={store.canEndOthers && end}
      >
        <View aria-busy={list.status === 'loading' ? 'true' : 'false'}>
          {list.value?.map((session) => (
            <DeviceRow key={session.sessionId} session={session} />
          ))}
          {list.value && !store.hasOthers && <EmptyState illustration="empty" icon="phone" text={words.onlyThis} />}
          {!list.value && list.status === 'failed' && (
            <EmptyState illustration="error" text={words.devicesFailed}>
              <Button size="small" kind="second" text={words.retry} onTap={() => void store.load()} />
            </EmptyState>
          )}
        </View>
      </Sheet>
      <Dialog
        open={store.hasQuestion}
        title={words.endOthersTitle}
        text={words.endOthersText}
        confirmText={words.endOthers}
        cancelText={words.endOthersKeep}
        onConfirm={store.endOthers}
        onCancel={store.keep}
      />
    </>
  )
})
