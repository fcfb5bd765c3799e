import { observer } from 'mobx-react'
import { identityWords } from '@/i18n/identity'
import { currentAddress, go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import type { IdentityFlow } from './identityFlow'
import { nextScreen } from './steps'

/** In place of a form that the server takes from verified customers alone: the way to the proof, which ends here again. */
export const ProveFirst = observer(function ProveFirst({ flow }: { flow: IdentityFlow }) {
  const words = identityWords()
  const status = flow.status.value
  if (!status) return null
  const goOn = () => go(routes[nextScreen(status)], { redirect: currentAddress() })
  return (
    <Card room="large" id="prove-first">
      <EmptyState icon="shield" text={words.proveTitle} hint={words.proveText}>
        <Button id="prove-go" text={words.toProve} onTap={goOn} />
      </EmptyState>
    </Card>
  )
})
