import { parseBackTo } from '@/domain/bank/backTo'
import { callBackUrlOf } from '@/domain/cashier/gateway/cashierGateway'
import { bankWords } from '@/i18n/bank'
import { addressOf, replace, returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { BankList } from './index/BankList'
import { BindingView } from './index/BindingView'
import { OnceBindStore } from './index/store'

/** Binds a card with one tap: picks a bank, agrees on its page, returns. */
export default page(routes.onceBind, function OnceBind({ bindNo, backTo: given, redirect }) {
  const backTo = parseBackTo(given)
  const store = useScreenStore(
    () =>
      new OnceBindStore({
        bindNo,
        callBackUrl: callBackUrlOf(addressOf(routes.onceBind, { backTo, redirect })),
      }),
  )
  const words = bankWords()
  useEnd(store.signing)
  const isStep = backTo === 'identity'
  const leave = () => {
    if (isStep) replace(routes.cardResults, { redirect })
    else returnToRoute(routes.bankManagement)
  }
  return (
    <Screen remote={store.view === 'choosing' ? store.banks : undefined} onRetry={store.load}>
      <Stack page>
        {store.view === 'choosing' ? (
          <BankList store={store} onByNumber={() => replace(routes.depositIdentification, { backTo, redirect })} />
        ) : (
          <BindingView store={store} doneText={isStep ? words.goOn : words.toCards} onDone={leave} />
        )}
      </Stack>
    </Screen>
  )
})
