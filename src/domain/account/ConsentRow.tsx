import { observer } from 'mobx-react'
import { accountWords } from '@/i18n/account'
import { Dialog } from '@/ui/layer/Dialog'
import { ListRow } from '@/ui/list/ListRow'
import type { ConsentChoice } from './consentChoice'

/** A row that shows whether the privacy notice is accepted and what needs it, and changes it. */
export const ConsentRow = observer(function ConsentRow({ choice }: { choice: ConsentChoice }) {
  const words = accountWords()
  return (
    <ListRow
      id="settings-consent"
      icon="done"
      title={words.consent}
      detail={choice.hasConsent ? words.consentHint : undefined}
      value={choice.hasConsent ? words.consentGiven : words.consentNone}
      onTap={choice.change}
    />
  )
})

interface ConsentQuestionProps {
  choice: ConsentChoice
  /** The page closes with the consent, as the customer's login is paused. */
  onWithdrawn?(): void
}

/** The question before a consent is withdrawn. */
export const ConsentQuestion = observer(function ConsentQuestion({ choice, onWithdrawn }: ConsentQuestionProps) {
  const words = accountWords()
  return (
    <Dialog
      open={choice.isOpen}
      title={words.consentTitle}
      text={words.consentText}
      confirmText={words.consentWithdraw}
      cancelText={words.consentKeep}
      onConfirm={() => {
        choice.withdraw()
        onWithdrawn?.()
      }}
      onCancel={choice.close}
    />
  )
})
