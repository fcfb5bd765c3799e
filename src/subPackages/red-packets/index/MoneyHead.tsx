import { observer } from 'mobx-react'
import type { InviteInfo } from '@/contract/activity/invite'
import { redPacketWords } from '@/i18n/redPacket'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { SumHead } from '@/ui/display/SumHead'
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
    <SumHead
      label={words.money}
      sum={packetMoney === undefined ? '--' : formatAmount(packetMoney)}
      notes={[
        [userInfo?.name, words.invited(info.invited)].filter(Boolean).join(' · '),
        ...(info.perFriend > 0 ? [words.perFriend(info.perFriend)] : []),
      ]}
      action={{
        id: 'packets-open',
        text: unopened > 0 ? words.waiting(unopened) : words.toPackets,
        onTap: () => go(routes.helpProgress, { scene: 'redPacket' }),
      }}
    />
  )
})
