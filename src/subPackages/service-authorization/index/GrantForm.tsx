import { observer } from 'mobx-react'
import { authorizationWords } from '@/i18n/authorization'
import { Button } from '@/ui/action/Button'
import { useReminder } from '@/ui/hooks/useReminder'
import { Check } from '@/ui/input/Check'
import { Stack } from '@/ui/layout/Stack'
import type { PartnerStore } from './partnerStore'

/** The consent, which the customer ticks themselves, and the button that grants. */
export const GrantForm = observer(function GrantForm({ store, isAgain }: { store: PartnerStore; isAgain: boolean }) {
  const words = authorizationWords()
  const [isMissing, remind] = useReminder(store.isAgreed)
  const grant = () => {
    if (!store.grant()) remind()
  }
  return (
    <Stack gap={12} className="partner-grant">
      <Check
        id="partner-agree"
        checked={store.isAgreed}
        onChange={store.agree}
        text={words.agree}
        problem={isMissing && words.agreeFirst}
      />
      <Button
        id="partner-grant"
        block
        text={isAgain ? words.grantAgain : words.grant}
        busy={store.changing.busy}
        onTap={grant}
      />
    </Stack>
  )
})
