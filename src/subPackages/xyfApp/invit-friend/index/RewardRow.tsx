import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InviteReward } from '@/contract/activity/inviteRewards'
import { redPacketWords } from '@/i18n/redPacket'
import { formatDate } from '@/lib/date'
import './RewardRow.scss'

/** One reward that an invitation brought. */
export const RewardRow = observer(function RewardRow({ reward }: { reward: InviteReward }) {
  const { title, amount, time } = reward
  return (
    <View className="reward-row">
      <View className="reward-row-words">
        <Text className="reward-row-title">{title}</Text>
        <Text className="reward-row-note">{formatDate(time, 'yyyy-MM-dd HH:mm')}</Text>
      </View>
      <Text className="reward-row-amount">{redPacketWords().brought(amount)}</Text>
    </View>
  )
})
