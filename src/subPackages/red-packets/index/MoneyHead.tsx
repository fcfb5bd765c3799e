import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InviteInfo } from '@/contract/activity/invite'
import type { RedPacketMoneyRes } from '@/contract/activity/redPacket'
import { redPacketWords } from '@/i18n/redPacket'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/Tappable'
import './MoneyHead.scss'

interface MoneyHeadProps {
  info: InviteInfo
  /** Absent until it has loaded. */
  money: RedPacketMoneyRes | undefined
}

/** What red packets have paid, how many friends came, and the packets that wait. */
export const MoneyHead = observer(function MoneyHead({ info, money }: MoneyHeadProps) {
  const words = redPacketWords()
  return (
    <View className="money-head">
      <View className="money-head-words">
        <Text className="money-head-text">{words.money}</Text>
        <Text className="money-head-sum">{money ? formatAmount(money.packetMoney) : '--'}</Text>
        <Text className="money-head-text">{words.invited(info.invited)}</Text>
        {info.perFriend > 0 && <Text className="money-head-text">{words.perFriend(info.perFriend)}</Text>}
      </View>
      <Tappable
        id="packets-open"
        className="money-head-action"
        role="link"
        onTap={() => go(routes.helpProgress, { scene: 'redPacket' })}
      >
        <Text>{money && money.unopened > 0 ? words.waiting(money.unopened) : words.toPackets}</Text>
      </Tappable>
    </View>
  )
})
