import { certificateWords } from '@/i18n/certificate'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'

/** The identity is proved; the customer goes on with the certificate. */
export function Verified({ onGoOn }: { onGoOn(): void }) {
  const words = certificateWords()
  return (
    <Card>
      <EmptyState icon="done" text={words.verified} hint={words.verifiedHint}>
        <Button id="verify-go-on" text={words.goOn} onTap={onGoOn} />
      </EmptyState>
    </Card>
  )
}
