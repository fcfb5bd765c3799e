import { certificateWords } from '@/i18n/certificate'
import { returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { refusal } from '@/ui/illustrations/refusal'

/** No try is left today. */
export function Locked() {
  const words = certificateWords()
  return (
    <Card>
      <EmptyState illustration={refusal} text={words.locked} hint={words.lockedHint} alerts>
        <Button id="verify-back" text={words.backToMethod} onTap={() => returnToRoute(routes.certificate)} />
      </EmptyState>
    </Card>
  )
}
