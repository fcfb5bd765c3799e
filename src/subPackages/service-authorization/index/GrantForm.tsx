import { observer } from 'mobx-react'
import { authorizationWords } from '@/i18n/authorization'
import { toast } from '@/platform/page/toast'
import { Button } from '@/ui/action/Button'
import { Check } from '@/ui/input/Check'
import { Stack } from '@/ui/layout/Stack'
import type { PartnerStore } from './partnerStore'

/** The consent, which the customer ticks themselves, and the button that grants. */
export const GrantForm = observer(function GrantForm({ store, isAgain }: { store: PartnerStore; isAgain: boolean }) {
  const words = authorizationWords()
  const grant = () => {
    if (!store.grant()) toast(words.agreeFirst)
  }
  return (
    <Stack gap={12} className="partner-grant">
      <Check id="partner-agree" checked={store.isAgreed} onChange={store.agree} text={words.agree} />
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
