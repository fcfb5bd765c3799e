import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RedPacket } from '@/contract/activity/redPacket'
import { InviteRow } from '@/domain/activity/invite/InviteRow'
import type { PacketStore } from '@/domain/activity/invite/packetStore'
import { redPacketWords } from '@/i18n/redPacket'
import { formatDate } from '@/lib/date'
import { Button } from '@/ui/action/Button'
import { Icon } from '@/ui/media/Icon'
import './PacketRow.scss'

/** One red packet: what it is for, until when it can be opened, and what was in it. */
export const PacketRow = observer(function PacketRow({ packet, store }: { packet: RedPacket; store: PacketStore }) {
  const words = redPacketWords()
  const { packetId, title, state, amount } = packet
  return (
    <InviteRow
      id={`packet-${packetId}`}
      mark={
        <View className={`packet-mark ${state === 'unopened' ? 'is-closed' : ''}`}>
          <Icon name="gift" size={24} />
        </View>
      }
      title={title}
      note={noteOf(packet)}
      {...(state !== 'unopened' &&
        (amount > 0 ? { amount: words.brought(amount) } : { end: words.packetStates[state] }))}
    >
      {state === 'unopened' && store.canOpen && (
        <Button
          id={`open-${packetId}`}
          size="small"
          text={words.open}
          label={words.openLabel(title)}
          busy={store.isOpening(packetId)}
          onTap={() => store.open(packetId)}
        />
      )}
    </InviteRow>
  )
})

function noteOf({ state, endsAt }: RedPacket): string {
  const words = redPacketWords()
  const time = formatDate(endsAt, 'yyyy-MM-dd HH:mm')
  if (state === 'unopened') return words.until(time)
  if (state === 'expired') return words.endedAt(time)
  return state === 'empty' ? words.emptyText : words.openedText
}
