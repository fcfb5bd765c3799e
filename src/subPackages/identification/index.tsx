import { StepGate } from '@/domain/identity/StepGate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { CardBody } from './index/CardBody'
import { IdentificationStore } from './index/store'

/** Photographs both sides of the ID card, and corrects what was read. Nothing on it is a toast. */
export default page(routes.identification, function Identification({ redirect }) {
  const store = useScreenStore(() => new IdentificationStore())
  return (
    <Screen skeleton="form" remote={store.flow.status} onRetry={store.load}>
      <StepGate flow={store.flow} screen="identification" redirect={redirect}>
        <CardBody store={store} redirect={redirect} />
      </StepGate>
    </Screen>
  )
})
