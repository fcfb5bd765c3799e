import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InviteInfo } from '@/contract/activity/invite'
import { redPacketWords } from '@/i18n/redPacket'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/Tappable'
import './MoneyHead.scss'
import type { RedPacketsStore } from './store'

interface MoneyHeadProps {
  info: InviteInfo
  store: RedPacketsStore
}

/** What red packets have paid, how many friends came, and the packets that wait. */
export const MoneyHead = observer(function MoneyHead({ info, store }: MoneyHeadProps) {
  const words = redPacketWords()
  const { userInfo, packetMoney, unopened } = store
  return (
    <View className="money-head">
      <View className="money-head-words">
        <Text className="money-head-text">{words.money}</Text>
        <Text className="money-head-sum">{packetMoney === undefined ? '--' : formatAmount(packetMoney)}</Text>
        <Text className="money-head-text">
          {[userInfo?.name, words.invited(info.invited)].filter(Boolean).join(' · ')}
        </Text>
        {info.perFriend > 0 && <Text className="money-head-text">{words.perFriend(info.perFriend)}</Text>}
      </View>
      <Tappable
        id="packets-open"
        className="money-head-action"
        role="link"
        onTap={() => go(routes.helpProgress, { scene: 'redPacket' })}
      >
        <Text>{unopened > 0 ? words.waiting(unopened) : words.toPackets}</Text>
      </Tappable>
    </View>
  )
})
