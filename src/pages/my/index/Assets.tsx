import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { tellClick } from '@/domain/native/tellClick'
import { profileWords } from '@/i18n/profile'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import './Assets.scss'
import type { MyStore } from './store'

const nothing = '--'
const places = { balance: routes.balance, coupons: routes.couponList, coins: routes.coinShop }

/** Balance, coupons and coins. A number that did not load shows as `--`; a visitor's taps lead to login, a customer's to the screen. */
export const Assets = observer(function Assets({ store }: { store: MyStore }) {
  const words = profileWords()
  const wallet = store.wallet.value
  const counts = store.counts.value
  const cells = [
    { key: 'balance', label: words.balance, number: wallet ? formatAmount(wallet.balance) : nothing },
    { key: 'coupons', label: words.coupons, number: String(counts?.couponCount ?? nothing) },
    { key: 'coins', label: words.coins, number: String(counts?.goldCoins ?? nothing) },
  ] as const
  const open = (key: keyof typeof places) => {
    if (key === 'balance') tellClick('balance')
    if (store.isSignedIn) go(places[key])
    else go(routes.login, { redirect: `/${routes.my.path}` })
  }
  return (
    <View className="assets">
      {cells.map(({ key, label, number }) => (
        <Tappable key={key} id={`my-${key}`} className="assets-cell" role="link" onTap={() => open(key)}>
          <Text kind="headline" tone="main" className="assets-number">
            {number}
          </Text>
          <Text kind="note" tone="second">
            {label}
          </Text>
          {key === 'balance' && wallet !== undefined && wallet.expiringSoon > 0 && (
            <Text kind="note" tone="warning">
              {words.expiring(formatAmount(wallet.expiringSoon))}
            </Text>
          )}
        </Tappable>
      ))}
    </View>
  )
})
