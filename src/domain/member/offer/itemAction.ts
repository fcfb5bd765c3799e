import type { ItemType, ReceiveStatus, RightsItem } from '@/contract/member/rights'

/** What a tap on an item does: claims it, opens its page, or opens customer service. */
export type ItemAction = 'claim' | 'use' | 'service'

/** What a received item of each kind is used by: its page, or customer service. */
const usedBy: Readonly<Record<ItemType, 'use' | 'service'>> = {
  vip_found: 'use',
  fast_loan: 'use',
  pkg_vip_found: 'use',
  pkg_repay_reduction: 'use',
  life_coupon: 'use',
  mt_shen_coupon: 'use',
  pkg_gold_coins: 'use',
  exclusive_cs: 'service',
  refund_worry_free: 'service',
}

/** States in which a received item serves. */
const serving: readonly ReceiveStatus[] = ['received']

/** Whether an item can be claimed now; one that was gotten cannot, whatever the state says. */
export const canClaim = ({ receiveStatus, hasGotten }: Pick<RightsItem, 'receiveStatus' | 'hasGotten'>): boolean =>
  receiveStatus === 'can_receive' && !hasGotten

/**
 * What can be done with an item now; undefined where nothing can, and its state says why. `hasGotten` counts as received whatever the state
 * says. @param leads whether an address leads to a screen of this build or to an outside page that it may open (S1)
 */
export function itemAction(
  {
    itemType,
    receiveStatus,
    hasGotten,
    jumpUrl,
  }: Pick<RightsItem, 'itemType' | 'receiveStatus' | 'hasGotten' | 'jumpUrl'>,
  leads: (url: string) => boolean,
): ItemAction | undefined {
  if (canClaim({ receiveStatus, hasGotten })) return 'claim'
  if (!hasGotten && !serving.includes(receiveStatus)) return undefined
  const action = usedBy[itemType]
  return action === 'use' && !leads(jumpUrl) ? undefined : action
}
