import { StepGate } from '@/domain/identity/StepGate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { ConfirmBody } from './index/ConfirmBody'
import { ConfirmStore } from './index/store'

/** Confirms what was read of the ID card, and the agreements about credit. Nothing on it is a toast. */
export default page(routes.identificationConfirm, function IdentificationConfirm({ redirect }) {
  const store = useScreenStore(() => new ConfirmStore())
  return (
    <Screen skeleton="form" remote={store.flow.status} onRetry={store.load}>
      <StepGate flow={store.flow} screen="identificationConfirm" redirect={redirect}>
        <ConfirmBody store={store} redirect={redirect} />
      </StepGate>
    </Screen>
  )
})
