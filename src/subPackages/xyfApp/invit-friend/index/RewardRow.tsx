import { observer } from 'mobx-react'
import type { InviteReward } from '@/contract/activity/inviteRewards'
import { InviteRow } from '@/domain/activity/invite/InviteRow'
import { redPacketWords } from '@/i18n/redPacket'
import { formatDate } from '@/lib/date'

/** One reward that an invitation brought. */
export const RewardRow = observer(function RewardRow({ reward }: { reward: InviteReward }) {
  const { title, amount, time } = reward
  return (
    <InviteRow title={title} note={formatDate(time, 'yyyy-MM-dd HH:mm')} amount={redPacketWords().brought(amount)} />
  )
})
