import { observer } from 'mobx-react'
import { bankWords } from '@/i18n/bank'
import { Dialog } from '@/ui/layer/Dialog'
import type { BankManagementStore } from './store'

/** Asks before a card is removed. */
export const RemoveQuestion = observer(function RemoveQuestion({ store }: { store: BankManagementStore }) {
  const words = bankWords()
  const { leaving, removing } = store
  return (
    <Dialog
      open={leaving !== undefined}
      title={words.removeTitle}
      text={leaving ? words.removeText(words.cardName(leaving.bankName, leaving.cardTail)) : ''}
      confirmText={words.removeConfirm}
      cancelText={words.cancel}
      busy={removing.busy}
      onConfirm={store.remove}
      onCancel={store.keep}
    />
  )
})
