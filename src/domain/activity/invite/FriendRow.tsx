import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InvitationRecord } from '@/contract/activity/invite'
import { redPacketWords } from '@/i18n/redPacket'
import { formatDate } from '@/lib/date'
import { Face } from './Face'
import './FriendRow.scss'

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
    <View className="friend-row">
      <Face src={imgUrl} />
      <View className="friend-row-words">
        <Text className="friend-row-name">{name}</Text>
        <Text className="friend-row-note">
          {`${did ?? words.recordStates[state] ?? ''} ${formatDate(time, 'yyyy-MM-dd HH:mm')}`.trim()}
        </Text>
      </View>
      {reward > 0 && <Text className="friend-row-reward">{words.brought(reward)}</Text>}
      {reward === 0 && <Text className="friend-row-note">{waits ? words.waits : words.none}</Text>}
    </View>
  )
})
