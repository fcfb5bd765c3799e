import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { CouponRow } from '@/contract/coupon/own'
import { couponWords } from '@/i18n/coupon'
import { formatDate } from '@/lib/date'
import { serverNow } from '@/lib/serverClock'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import './EndNote.scss'
import { nearEnd, stateAt } from './couponState'

interface EndNoteProps {
  coupon: Pick<CouponRow, 'state' | 'endTime'>
  /** The coupon has just ended. */
  onEnd?: () => void
}

/** Until when a coupon can be used, counted down within its last day, or since when it cannot. */
export const EndNote = observer(function EndNote({ coupon, onEnd }: EndNoteProps) {
  const words = couponWords()
  // The moment of drawing, until the countdown says that the coupon is over.
  const [now, setNow] = useState(serverNow)
  const { endTime } = coupon
  const end = () => {
    setNow(serverNow())
    onEnd?.()
  }
  if (nearEnd(coupon, now) === 'last')
    return (
      <View className="end-note is-last">
        <Text kind="note">{words.timeLeft}</Text>
        <Countdown kind="note" deadline={endTime} onEnd={end} />
      </View>
    )
  const moment = formatDate(endTime, 'yyyy-MM-dd HH:mm')
  return (
    <Text kind="note" className="end-note">
      {stateAt(coupon, now) === 'expired' ? words.endedOn(moment) : words.until(moment)}
    </Text>
  )
})
