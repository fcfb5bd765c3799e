import { View } from '@tarojs/components'
import { callBackUrlOf } from '@/domain/cashier/gateway/cashierGateway'
import { southAirWords } from '@/i18n/southAir'
import { addressOf, go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { tellLinkEnd } from '@/ui/action/tellLinkEnd'
import { Ended } from './index/Ended'
import { ScopesForm } from './index/ScopesForm'
import { SouthAirStore } from './index/store'
import './index/index.scss'

/** Authorizes the account at an airline: what it is given, the airline's page, and how the customer decided there. */
export default page(routes.southAir, function SouthAir({ partner = 'south-air' }) {
  const callBackUrl = callBackUrlOf(addressOf(routes.southAir, { partner }))
  const store = useScreenStore(() => new SouthAirStore({ partner, callBackUrl }))
  const words = southAirWords()
  const facts = store.page.value
  useEnd(store.leaving, { done: tellLinkEnd })
  const way = <Button id="south-air-all" text={words.toAll} onTap={() => go(routes.authorization, {})} />
  return (
    <Screen remote={store.page} onRetry={store.load} missing={{ code: 'PARTNER_UNKNOWN', way }} skeleton="form">
      <View className="south-air">
        {facts && (store.ended ? <Ended store={store} facts={facts} /> : <ScopesForm store={store} facts={facts} />)}
      </View>
    </Screen>
  )
})
