import { observer } from 'mobx-react'
import type { BalanceRes } from '@/contract/wallet/balance'
import { comingExpiry } from '@/domain/wallet/balance/comingExpiry'
import { walletWords } from '@/i18n/wallet'
import { formatAmount, yuan } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { SumHead } from '@/ui/display/SumHead'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './BalanceCard.scss'

/** The balance on a card in the colour of the theme, with the button that withdraws; what ends soon and what is on its way out under it. */
export const BalanceCard = observer(function BalanceCard({ wallet }: { wallet: BalanceRes }) {
  const words = walletWords()
  const expiry = comingExpiry(wallet)
  return (
    <SumHead
      onCard
      label={words.available}
      sum={formatAmount(wallet.balance)}
      action={{ id: 'wallet-withdraw', text: words.withdraw, onTap: () => go(routes.cashOut) }}
    >
      <Row gap={16} align="stretch" justify="between" wrap above={12} className="balance-card-foot">
        <Text kind="note">{expiry ? words.expiring(expiry.amount, expiry.day) : words.nothingExpires}</Text>
        <Text kind="note">{`${words.withdrawing} ${yuan(wallet.withdrawing)}`}</Text>
      </Row>
    </SumHead>
  )
})
