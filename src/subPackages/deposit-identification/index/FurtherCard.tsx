import { observer } from 'mobx-react'
import { nextScreen } from '@/domain/identity/steps'
import { bankWords } from '@/i18n/bank'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { CardForm } from './CardForm'
import type { DepositStore } from './store'

/** Binding a further card outside the identity flow; who has not proved yet who they are is led there first. */
export const FurtherCard = observer(function FurtherCard({
  store,
  onOneKey,
}: {
  store: DepositStore
  onOneKey(): void
}) {
  const words = bankWords()
  const status = store.flow.status.value
  if (!status) return null
  return (
    <Stack page>
      {store.isVerified ? (
        <CardForm store={store} onOneKey={onOneKey} />
      ) : (
        <EmptyState icon="shield" text={words.verifyTitle} hint={words.verifyText}>
          <Button id="bind-verify" text={words.toVerify} onTap={() => go(routes[nextScreen(status)])} />
        </EmptyState>
      )}
    </Stack>
  )
})
