import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { saleWords } from '@/i18n/sale'
import './Sold.scss'
import { canSellHere } from './sale'

/** What sells a membership or a card; where that is forbidden, the reason in its place. */
export const Sold = observer(function Sold({ children }: { children: ReactNode }) {
  const words = saleWords()
  if (canSellHere()) return <>{children}</>
  return (
    <View className="not-sold" role="status">
      <Text className="not-sold-title">{words.notSoldTitle}</Text>
      <Text className="not-sold-why">{words.notSold}</Text>
    </View>
  )
})
