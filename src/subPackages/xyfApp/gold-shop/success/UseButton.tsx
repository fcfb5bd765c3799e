import { observer } from 'mobx-react'
import type { CoinOrderRes } from '@/contract/coin/exchange'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'

/** Whether what was exchanged is used in the app; a card is used outside of it. */
export const isUsedHere = ({ kind }: CoinOrderRes): boolean =>
  kind === 'coupon' || kind === 'redPacket' || (kind === 'flyCard' && !routes.flyCards.isMissing)

/** The way to what was exchanged: the coupon, the wallet or the fly cards. */
export const UseButton = observer(function UseButton({ order }: { order: CoinOrderRes }) {
  const { kind, couponId } = order
  const open = () => {
    if (kind === 'redPacket') go(routes.balance)
    else if (kind === 'flyCard') go(routes.flyCards)
    else if (couponId && !routes.coupon.isMissing) go(routes.coupon, { couponId })
    else go(routes.couponList)
  }
  return <Button id="coin-use" block text={coinWords().result.use[kind]} onTap={open} />
})
