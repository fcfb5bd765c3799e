import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CreditScoreRes } from '@/contract/credit'
import { creditWords } from '@/i18n/credit'
import { formatDate } from '@/lib/date'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './ScoreHead.scss'

const dayOf = (time: number) => formatDate(time, 'yyyy-MM-dd')

/** The score on the header, with its place between the lowest and the highest one. */
export const ScoreHead = observer(function ScoreHead({ score: facts }: { score: CreditScoreRes }) {
  const words = creditWords()
  const { score, minimum, maximum, level, scoreTime, nextTime } = facts
  if (score === undefined) {
    return (
      <Stack gap={6} className="score-head">
        <Text kind="body">{words.label}</Text>
        <Text kind="figure">{words.none}</Text>
        <Text kind="small">{level}</Text>
      </Stack>
    )
  }
  const part = Math.round(((score - minimum) / (maximum - minimum)) * 100)
  return (
    <Stack gap={6} className="score-head">
      <Text kind="body">{words.label}</Text>
      <Row gap={12} align="baseline" role="img" aria-label={words.outOf(score, maximum)}>
        <Text kind="amount" tabular>
          {score}
        </Text>
        <Text kind="title">{level}</Text>
      </Row>
      <View className="score-head-scale" aria-hidden="true">
        <View className="score-head-part" style={{ width: `${part}%` }} />
      </View>
      <Row align="stretch" justify="between" aria-hidden="true">
        <Text kind="note">{minimum}</Text>
        <Text kind="note">{maximum}</Text>
      </Row>
      <Text kind="small">{`${words.day(dayOf(scoreTime))} · ${words.next(dayOf(nextTime))}`}</Text>
    </Stack>
  )
})
