import { parseBackTo } from '@/domain/bank/backTo'
import { StepGate } from '@/domain/identity/StepGate'
import { back, go, replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { CardForm } from './index/CardForm'
import { FurtherCard } from './index/FurtherCard'
import { DepositStore } from './index/store'

/** Binds a debit card: the third step of the identity flow, or a further card. Nothing of it becomes a toast. */
export default page(routes.depositIdentification, function DepositIdentification({ backTo: given, redirect }) {
  const backTo = parseBackTo(given)
  const store = useScreenStore(() => new DepositStore(backTo))
  useEnd(store.binding, {
    done: () => {
      if (store.isStep) replace(routes.cardResults, { redirect })
      else back(routes.bankManagement)
    },
  })
  const toOneKey = () => go(routes.onceBind, { backTo, redirect })
  return (
    <Screen remote={store.flow.status} onRetry={store.load} skeleton="form">
      {store.isStep ? (
        <StepGate flow={store.flow} screen="depositIdentification" redirect={redirect}>
          <CardForm store={store} onOneKey={toOneKey} />
        </StepGate>
      ) : (
        <FurtherCard store={store} onOneKey={toOneKey} />
      )}
    </Screen>
  )
})
