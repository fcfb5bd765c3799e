import type { LimitUpRightsRes } from '@/contract/rights/quota'
import type { IconName } from '@/ui/media/Icon'

interface Look {
  icon: IconName
  /** Shows the quota before and after it. */
  hasChange: boolean
  /** Its end is not known yet, so it can be asked for. */
  isOpen: boolean
}

/** How each standing of a raise is shown. */
export const looks: Readonly<Record<LimitUpRightsRes['status'], Look>> = {
  none: { icon: 'chart', hasChange: false, isOpen: false },
  in_review: { icon: 'clock', hasChange: true, isOpen: true },
  raised: { icon: 'done', hasChange: true, isOpen: false },
  refused: { icon: 'warning', hasChange: false, isOpen: false },
}
