import { observer } from 'mobx-react'
import type { InvitationRecord } from '@/contract/activity/invite'
import { redPacketWords } from '@/i18n/redPacket'
import { formatDate } from '@/lib/date'
import { Face } from './Face'
import { InviteRow } from './InviteRow'

interface FriendRowProps {
  record: InvitationRecord
  /** What the friend has done, where it is another thing than how far they have come. */
  did?: string
}

/** One friend: who, since when, how far they have come, and what their red packet has brought. */
export const FriendRow = observer(function FriendRow({ record, did }: FriendRowProps) {
  const words = redPacketWords()
  const { name, imgUrl, state, time, reward, waits } = record
  return (
    <InviteRow
      mark={<Face src={imgUrl} />}
      title={name}
      note={`${did ?? words.recordStates[state] ?? ''} ${formatDate(time, 'yyyy-MM-dd HH:mm')}`.trim()}
      {...(reward > 0 ? { amount: words.brought(reward) } : { end: waits ? words.waits : words.none })}
    />
  )
})
