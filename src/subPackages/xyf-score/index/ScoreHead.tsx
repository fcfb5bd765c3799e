import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CreditScoreRes } from '@/contract/credit'
import { creditWords } from '@/i18n/credit'
import { formatDate } from '@/lib/date'
import './ScoreHead.scss'

const dayOf = (time: number) => formatDate(time, 'yyyy-MM-dd')

/** The score on the header, with its place between the lowest and the highest one. */
export const ScoreHead = observer(function ScoreHead({ score: facts }: { score: CreditScoreRes }) {
  const words = creditWords()
  const { score, minimum, maximum, level, scoreTime, nextTime } = facts
  if (score === undefined) {
    return (
      <View className="score-head">
        <Text className="score-head-label">{words.label}</Text>
        <Text className="score-head-none">{words.none}</Text>
        <Text className="score-head-day">{level}</Text>
      </View>
    )
  }
  const part = Math.round(((score - minimum) / (maximum - minimum)) * 100)
  return (
    <View className="score-head">
      <Text className="score-head-label">{words.label}</Text>
      <View className="score-head-row" role="img" aria-label={words.outOf(score, maximum)}>
        <Text className="score-head-number">{score}</Text>
        <Text className="score-head-level">{level}</Text>
      </View>
      <View className="score-head-scale" aria-hidden="true">
        <View className="score-head-part" style={{ width: `${part}%` }} />
      </View>
      <View className="score-head-ends" aria-hidden="true">
        <Text>{minimum}</Text>
        <Text>{maximum}</Text>
      </View>
      <Text className="score-head-day">{`${words.day(dayOf(scoreTime))} · ${words.next(dayOf(nextTime))}`}</Text>
    </View>
  )
})
