import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BalanceRes } from '@/contract/wallet/balance'
import { comingExpiry } from '@/domain/wallet/balance/comingExpiry'
import { walletWords } from '@/i18n/wallet'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './SurplusHead.scss'

/** The balance large on the header; on a card over its edge what ends soon, what is on its way out, and the button that withdraws. */
export const SurplusHead = observer(function SurplusHead({ wallet }: { wallet: BalanceRes }) {
  const words = walletWords()
  const expiry = comingExpiry(wallet)
  return (
    <>
      <Stack align="center" className="surplus-head">
        <Text kind="body">{words.available}</Text>
        <Text kind="amount" tabular>
          {formatAmount(wallet.balance)}
        </Text>
      </Stack>
      <View className="surplus-head-card">
        <Card>
          <Row align="stretch" className="surplus-head-figures">
            <Figure label={words.expiringSoon} fen={wallet.expiringSoon} />
            <Figure label={words.withdrawing} fen={wallet.withdrawing} />
          </Row>
          {expiry && (
            <Text kind="note" tone="warning" center block className="surplus-head-note">
              {words.expiring(expiry.amount, expiry.day)}
            </Text>
          )}
          <Button id="wallet-withdraw" block text={words.withdraw} onTap={() => go(routes.cashOut)} />
        </Card>
      </View>
    </>
  )
})

const Figure = observer(function Figure({ label, fen }: { label: string; fen: number }) {
  return (
    <Stack gap={2} align="center" grow className="surplus-head-figure">
      <Text kind="heading" tone="main" tabular>
        {formatAmount(fen)}
      </Text>
      <Text kind="note" tone="third" center>
        {label}
      </Text>
    </Stack>
  )
})
