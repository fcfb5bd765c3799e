import { View } from '@tarojs/components'
import type { PriceStep } from '@/contract/mall/goods'
import { formatDate } from '@/lib/date'
import { yuan } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './Steps.scss'

/** Prices of the day in a row; the past ones are filled, and the one that applies now has a larger dot. */
export function Steps({ steps, current }: { steps: readonly PriceStep[]; current: number }) {
  return (
    <Row align="stretch" above={12} className="steps" role="list">
      {steps.map(({ at, price }, index) => (
        <View
          key={at}
          role="listitem"
          className={`steps-one ${index <= current ? 'is-past' : ''} ${index === current ? 'is-now' : ''}`}
        >
          <Text kind="note" tone={index === current ? 'price' : undefined} strong={index === current}>
            {yuan(price)}
          </Text>
          <View className="steps-line">
            <View className="steps-dot" />
          </View>
          <Text kind="note">{formatDate(at, 'HH:mm')}</Text>
        </View>
      ))}
    </Row>
  )
}
