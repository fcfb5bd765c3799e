import { observer } from 'mobx-react'
import { inflationWords } from '@/i18n/inflation'
import { Dialog } from '@/ui/layer/Dialog'
import type { InflationStore } from './store'

/** Asks before a voucher is kept that could still grow. */
export const KeepDialog = observer(function KeepDialog({ store }: { store: InflationStore }) {
  const words = inflationWords()
  return (
    <Dialog
      open={store.showsQuestion}
      title={words.confirmTitle}
      text={words.confirmText(store.left)}
      confirmText={words.confirm}
      cancelText={words.wait}
      onConfirm={store.confirm}
      onCancel={store.cancel}
    />
  )
})
