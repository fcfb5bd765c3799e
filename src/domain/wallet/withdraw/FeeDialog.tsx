import { observer } from 'mobx-react'
import { withdrawWords } from '@/i18n/withdraw'
import { Dialog } from '@/ui/layer/Dialog'
import type { WithdrawStore } from './withdrawStore'

/** The fee has changed meanwhile: the old and the new one, and the question whether to go on. */
export const FeeDialog = observer(function FeeDialog({ store }: { store: WithdrawStore }) {
  const words = withdrawWords()
  const { feeChange, fee, amount = 0 } = store
  return (
    <Dialog
      open={feeChange.before !== undefined}
      title={words.feeTitle}
      text={words.feeText(feeChange.before ?? 0, fee, Math.max(amount - fee, 0))}
      confirmText={words.feeAccept}
      cancelText={words.feeRefuse}
      busy={store.sending.busy}
      onConfirm={store.submit}
      onCancel={feeChange.forget}
    />
  )
})
