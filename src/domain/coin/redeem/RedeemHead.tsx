import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CodeKind } from '@/contract/coin/exchange'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './RedeemHead.scss'

const icons = { redPacket: 'gift', coupon: 'ticket' } as const

/** What the page redeems, and the coins that can be spent on it; they lead to the coin shop. */
export const RedeemHead = observer(function RedeemHead({ kind, balance }: { kind: CodeKind; balance: number }) {
  const { redeem } = coinWords()
  return (
    <View className={`redeem-head is-${kind}`}>
      <Stack align="start" grow>
        <Text kind="figure" role="heading" aria-level={2}>
          {redeem[kind].head}
        </Text>
        <Text kind="small">{redeem[kind].text}</Text>
        <Tappable id="redeem-balance" className="redeem-head-balance" role="link" onTap={() => go(routes.coinShop)}>
          <Icon name="coin" size={18} />
          <Text kind="body" strong>
            {redeem.balance(balance)}
          </Text>
          <Icon name="next" size={14} />
        </Tappable>
      </Stack>
      <View className="redeem-head-icon" aria-hidden="true">
        <Icon name={icons[kind]} size={40} />
      </View>
    </View>
  )
})
