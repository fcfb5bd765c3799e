import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BalanceRes } from '@/contract/wallet/balance'
import { comingExpiry } from '@/domain/wallet/balance/comingExpiry'
import { walletWords } from '@/i18n/wallet'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import './SurplusHead.scss'

/** The balance large on the header; on a card over its edge what ends soon, what is on its way out, and the button that withdraws. */
export const SurplusHead = observer(function SurplusHead({ wallet }: { wallet: BalanceRes }) {
  const words = walletWords()
  const expiry = comingExpiry(wallet)
  return (
    <>
      <View className="surplus-head">
        <Text className="surplus-head-label">{words.available}</Text>
        <Text className="surplus-head-sum">{formatAmount(wallet.balance)}</Text>
      </View>
      <View className="surplus-head-card">
        <Card>
          <View className="surplus-head-figures">
            <Figure label={words.expiringSoon} fen={wallet.expiringSoon} />
            <Figure label={words.withdrawing} fen={wallet.withdrawing} />
          </View>
          {expiry && <Text className="surplus-head-note">{words.expiring(expiry.amount, expiry.day)}</Text>}
          <Button id="wallet-withdraw" block text={words.withdraw} onTap={() => go(routes.cashOut)} />
        </Card>
      </View>
    </>
  )
})

const Figure = observer(function Figure({ label, fen }: { label: string; fen: number }) {
  return (
    <View className="surplus-head-figure">
      <Text className="surplus-head-number">{formatAmount(fen)}</Text>
      <Text className="surplus-head-name">{label}</Text>
    </View>
  )
})
