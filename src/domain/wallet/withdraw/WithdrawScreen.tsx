import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ComponentType, useState } from 'react'
import { ProveFirst } from '@/domain/identity/ProveFirst'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { AccountSheet } from './AccountSheet'
import { FeeDialog } from './FeeDialog'
import { UnconfirmedCard } from './UnconfirmedCard'
import { WithdrawBar } from './WithdrawBar'
import { WithdrawForm } from './WithdrawForm'
import './WithdrawScreen.scss'
import { WithdrawStore } from './withdrawStore'

interface WithdrawScreenProps {
  /** Shows what can be withdrawn, in the look of the theme. */
  Head: ComponentType<{ store: WithdrawStore }>
}

/** Takes money out of the wallet, in both themes. A withdrawal whose answer was lost is asked about before another one is made. */
export const WithdrawScreen = observer(function WithdrawScreen({ Head }: WithdrawScreenProps) {
  const store = useScreenStore(() => new WithdrawStore())
  const [accountsOpen, showAccounts] = useState(false)
  useEnd(store.sending, { done: ({ withdrawId }) => replace(routes.cashResult, { withdrawId }) })
  useEnd(store.code.asking)
  return (
    <Screen
      remote={store.remote}
      onRetry={store.load}
      skeleton="form"
      footer={store.shown && !store.unconfirmed && !store.flow.isUnproved && <WithdrawBar store={store} />}
      popups={
        <>
          <AccountSheet store={store} open={accountsOpen} onClose={() => showAccounts(false)} />
          <FeeDialog store={store} />
        </>
      }
    >
      <Head store={store} />
      <View className="withdraw-screen">
        {store.unconfirmed ? (
          <UnconfirmedCard store={store} />
        ) : store.flow.isUnproved ? (
          <ProveFirst flow={store.flow} />
        ) : (
          <WithdrawForm store={store} onAccounts={() => showAccounts(true)} />
        )}
      </View>
    </Screen>
  )
})
