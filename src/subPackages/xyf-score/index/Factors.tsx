import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ScoreFactor } from '@/contract/credit'
import { creditWords } from '@/i18n/credit'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import './Factors.scss'

/** What moved the score, the strongest first. */
export const Factors = observer(function Factors({ factors }: { factors: readonly ScoreFactor[] }) {
  const words = creditWords()
  return (
    <Card title={words.factors}>
      {factors.length === 0 && <EmptyState icon="chart" text={words.noFactors} hint={words.noFactorsHint} />}
      {factors.map(({ factorId, name, text, effect, points }) => (
        <View key={factorId} className="score-factor">
          <View className="score-factor-main">
            <Text className="score-factor-name">{name}</Text>
            <Text className="score-factor-text">{text}</Text>
          </View>
          <Text className={`score-factor-points is-${effect}`}>
            {effect === 'down' ? words.down(points) : words.up(points)}
          </Text>
        </View>
      ))}
    </Card>
  )
})
