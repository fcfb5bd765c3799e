import { observer } from 'mobx-react'
import type { ComponentType } from 'react'
import type { BalanceRes } from '@/contract/wallet/balance'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import './BalanceScreen.scss'
import { WalletGuide } from './WalletGuide'
import { WalletLinks } from './WalletLinks'
import { WalletRows } from './WalletRows'
import { WalletStore } from './walletStore'

interface BalanceScreenProps {
  /** Shows the balance in the look of the theme, and leads to the withdrawal. */
  Head: ComponentType<{ wallet: BalanceRes }>
}

/** The wallet in both themes: balance, links, and its movements in three lists. */
export const BalanceScreen = observer(function BalanceScreen({ Head }: BalanceScreenProps) {
  const store = useScreenStore(() => new WalletStore())
  const wallet = store.balance.value
  useEnd(store.closingGuide)
  return (
    <Screen
      remote={store.balance}
      onRetry={store.load}
      popups={<WalletGuide open={store.showsGuide} onClose={store.closeGuide} />}
    >
      {wallet && (
        <>
          <Head wallet={wallet} />
          <Stack gap={12} className="balance-screen">
            <WalletLinks />
            <WalletRows store={store} />
          </Stack>
        </>
      )}
    </Screen>
  )
})
