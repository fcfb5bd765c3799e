import type { CoinOrderRes } from '@/contract/gold/exchange'
import { go } from '@/navigate'
import { routes } from '@/routes'

/** Opens where what was exchanged is used; undefined where it is used outside the app. */
export function usageOf({ kind, couponId }: CoinOrderRes): (() => void) | undefined {
  if (kind === 'coupon') return () => (couponId ? go(routes.coupon, { couponId }) : go(routes.couponList))
  if (kind === 'redPacket') return () => go(routes.balance)
  return kind === 'flyCard' ? () => go(routes.flyCards) : undefined
}
