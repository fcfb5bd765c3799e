import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './CoinSum.scss'

/** A number of coins with the sign of a coin. */
export const CoinSum = observer(function CoinSum({ coins }: { coins: number }) {
  return (
    <View className="coin-sum" role="img" aria-label={coinWords().coins(coins)}>
      <Icon name="coin" size={18} />
      <Text kind="title" tabular>
        {String(coins)}
      </Text>
    </View>
  )
})
