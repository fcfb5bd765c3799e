import { observer } from 'mobx-react'
import type { CouponRow, CouponState } from '@/contract/coupon/own'
import { couponWords } from '@/i18n/coupon'
import { openAddress, parseAddress } from '@/navigate'
import { Button } from '@/ui/action/Button'

interface UseButtonProps {
  row: CouponRow
  /** Where it stands now. */
  state: CouponState
  onUse?(): void
  /** The button is the action of its screen. */
  isMain?: boolean
}

/** Leads to what a coupon is for, to what has to be done first, or to the order that has it; nothing where that is no screen of this app (S1). */
export const UseButton = observer(function UseButton({ row, state, onUse, isMain = false }: UseButtonProps) {
  const words = couponWords()
  if (state === 'expired' || !parseAddress(row.jumpUrl)) return null
  const isUsable = state === 'usable' && row.reason === undefined
  const text = state === 'usable' ? (isUsable ? words.use : words.doFirst) : words.toOrder
  const open = () => {
    onUse?.()
    openAddress(row.jumpUrl)
  }
  return (
    <Button
      id={isMain ? 'coupon-use' : `use-${row.couponId}`}
      text={text}
      label={`${text} ${row.name}`}
      size={isMain ? 'normal' : 'small'}
      kind={isUsable ? 'primary' : 'second'}
      block={isMain}
      onTap={open}
    />
  )
})
