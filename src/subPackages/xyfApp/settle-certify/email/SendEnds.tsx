import { observer } from 'mobx-react'
import { TroubleWay } from '@/domain/certificate/TroubleWay'
import { certificateWords } from '@/i18n/certificate'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import type { EmailStore } from './store'

/** How the sending ended: a refusal with the way on, an answer that was lost, or where the certificate was sent. */
export const SendEnds = observer(function SendEnds({ store }: { store: EmailStore }) {
  const words = certificateWords()
  const { refusal, sent, applying, resending, kind } = store
  return (
    <>
      {refusal && (
        <Alarm text={refusal.message}>
          <TroubleWay code={refusal.code} kind={kind} method="electronic" />
        </Alarm>
      )}
      {applying.isLost && (
        <Alarm text={words.applyLost}>
          <Button
            id="email-records"
            size="small"
            kind="second"
            text={words.toRecords}
            onTap={() => go(routes.certificateRecords)}
          />
        </Alarm>
      )}
      {resending.isLost && <Alarm text={words.resendLost} />}
      {sent && !resending.isLost && !refusal && (
        <Text kind="body" tone="success" block above={8} role="status">
          {words.sentAgain(sent.sentTo)}
        </Text>
      )}
    </>
  )
})
