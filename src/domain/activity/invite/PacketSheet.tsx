import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { askReminder } from '@/domain/account/askReminder'
import { ReminderUse } from '@/domain/account/ReminderUse'
import { redPacketWords } from '@/i18n/redPacket'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import './PacketSheet.scss'
import type { PacketStore } from './packetStore'

/** What was in the packet that was just opened; closed without one. */
export const PacketSheet = observer(function PacketSheet({ store }: { store: PacketStore }) {
  const words = redPacketWords()
  useEnd(store.opening)
  const { opened: packet, close: onClose } = store
  const amount = packet?.amount ?? 0
  const isEmpty = amount === 0
  const toBalance = () => {
    void askReminder('lapsing')
    onClose()
    go(routes.balance)
  }
  return (
    <Sheet
      open={packet !== undefined}
      id="packet-sheet"
      title={isEmpty ? words.openedEmpty : words.opened}
      onClose={onClose}
      footer={
        isEmpty ? (
          <Button id="packet-close" block text={words.close} onTap={onClose} />
        ) : (
          <Button id="packet-balance" block text={words.toBalance} onTap={toBalance} />
        )
      }
    >
      <Stack gap={8} align="center" className="packet-sheet">
        {!isEmpty && (
          <View className="packet-sheet-packet">
            <View className="packet-sheet-flap" />
            <View className="packet-sheet-back" />
            <View className="packet-sheet-sum">
              <Price fen={amount} size="large" />
            </View>
            <View className="packet-sheet-front" />
          </View>
        )}
        <Text kind="reading" tone="third">
          {isEmpty ? words.openedEmptyText : words.openedText}
        </Text>
        {!isEmpty && <ReminderUse reminder="lapsing" />}
      </Stack>
    </Sheet>
  )
})
