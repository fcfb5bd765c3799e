import { DocumentSheet } from '@/domain/certificate/DocumentSheet'
import { certificateWords } from '@/i18n/certificate'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { EmailForm } from './email/EmailForm'
import { EmailStore } from './email/store'

/** The address that a certificate is mailed to: for its first issue, or to send it again. */
export default page(routes.certificateEmail, function CertificateEmail({ certificateId, kind, loanIds }) {
  const store = useScreenStore(() => new EmailStore({ certificateId, kind, loanIds }))
  const words = certificateWords()
  useEnd(store.applying, {
    done: ({ certificateId: issued }) => replace(routes.certificateLoans, { certificateId: issued }),
  })
  useEnd(store.resending)
  return (
    <Screen
      skeleton="form"
      title={certificateId ? words.sendAgain : undefined}
      remote={certificateId ? store.found : undefined}
      onRetry={store.load}
      popups={<DocumentSheet store={store.viewer} />}
    >
      <Stack gap={12} page>
        <EmailForm store={store} />
      </Stack>
    </Screen>
  )
})
