import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CoinWay } from '@/contract/coin/shop'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { coinWords } from '@/i18n/coin'
import { Tappable } from '@/ui/action/Tappable'
import { Picture } from '@/ui/media/Picture'
import './Ways.scss'

/** The ways to earn coins; one that leads nowhere is not offered (S1). */
export const Ways = observer(function Ways({ ways }: { ways: readonly CoinWay[] }) {
  const words = coinWords()
  const shown = ways.filter(({ jumpUrl }) => leadsSomewhere(jumpUrl))
  if (shown.length === 0) return null
  return (
    <View className="coin-ways" role="group" aria-label={words.waysTitle}>
      {shown.map(({ wayId, title, text, picture, jumpUrl }) => (
        <Tappable
          key={wayId}
          id={`coin-way-${wayId}`}
          className="coin-ways-way"
          role="link"
          onTap={() => openBlockLink(jumpUrl)}
        >
          <Picture className="coin-ways-picture" src={picture} mode="aspectFit" />
          <Text className="coin-ways-title">{title}</Text>
          <Text className="coin-ways-text">{text}</Text>
        </Tappable>
      ))}
    </View>
  )
})
