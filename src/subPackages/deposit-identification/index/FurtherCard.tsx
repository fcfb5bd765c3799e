import { observer } from 'mobx-react'
import { ProveFirst } from '@/domain/identity/ProveFirst'
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
  if (!store.flow.status.value) return null
  return (
    <Stack page>
      {store.flow.isUnproved ? <ProveFirst flow={store.flow} /> : <CardForm store={store} onOneKey={onOneKey} />}
    </Stack>
  )
})
