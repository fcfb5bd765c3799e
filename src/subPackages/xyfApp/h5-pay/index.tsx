import { callBackUrlOf } from '@/domain/cashier/gateway/cashierGateway'
import { bizTypeOf } from '@/domain/cashier/gateway/products'
import { CashierNotice } from '@/domain/cashier/parts/CashierNotice'
import { PayPopups } from '@/domain/cashier/parts/PayPopups'
import { usePayReturn } from '@/domain/cashier/parts/usePayReturn'
import { resultRouteOf } from '@/domain/cashier/result/sourceRoutes'
import { cashierWords } from '@/i18n/cashier'
import { addressOf } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { LeaveSheet, leaveOrAsk } from './index/LeaveSheet'
import { PayAmount } from './index/PayAmount'
import { PayBar } from './index/PayBar'
import { PayEnd } from './index/PayEnd'
import { PayRefused } from './index/PayRefused'
import { PayTools } from './index/PayTools'
import { CashierStore } from './index/store'
import './index/index.scss'

/** The cashier: picks a tool and pays (R-71 … R-86). */
export default page(routes.pay, function Pay({ orderId, source = 'mall', tool }) {
  const callBackUrl = callBackUrlOf(addressOf(routes[resultRouteOf(source)], { orderId, source }))
  const target = { orderId, source, bizType: bizTypeOf(source), callBackUrl }
  const store = useScreenStore(() => new CashierStore(target, tool))
  usePayReturn(store.pay)
  const { cashier } = store
  return (
    <>
      <PayEnd store={store} />
      <Screen
        remote={store.opening}
        onRetry={store.load}
        skeleton="form"
        footer={cashier && <PayBar store={store} />}
        onBack={() => leaveOrAsk(store)}
        popups={
          <>
            <PayPopups store={store.pay} onRestart={store.restart} />
            <LeaveSheet store={store} />
          </>
        }
      >
        {store.refusal && <PayRefused {...store.refusal} orderId={orderId} source={source} />}
        {cashier && (
          <Stack gap={12} className="pay">
            <PayAmount store={store} />
            <CashierNotice store={store.pay} orderId={orderId} source={source} />
            <PayTools store={store} />
            <Text kind="note" tone="third" center>
              {cashierWords().safe}
            </Text>
          </Stack>
        )}
      </Screen>
    </>
  )
})
