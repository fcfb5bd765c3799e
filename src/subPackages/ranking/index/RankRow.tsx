import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RankingRow } from '@/contract/activity/invite'
import { Face } from '@/domain/activity/invite/Face'
import { rankingWords } from '@/i18n/ranking'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './RankRow.scss'

/** One place of the ranking; the first three stand out, and so does the customer's own. */
export const RankRow = observer(function RankRow({ row }: { row: RankingRow }) {
  const words = rankingWords()
  const { place, name, imgUrl, friends, isOwn } = row
  const medal = place >= 1 && place <= 3 ? `is-place-${place}` : ''
  return (
    <View className={`rank-row ${isOwn ? 'is-own' : ''}`} role="listitem">
      <Row justify="center" className={`rank-row-place ${medal}`}>
        <Text kind="large" strong tabular aria-label={words.place(place)}>
          {place}
        </Text>
      </Row>
      <Face src={imgUrl} />
      <Text kind="large" strong grow>
        {isOwn ? `${name} · ${words.own}` : name}
      </Text>
      <Text kind="body" tone="second" tabular>
        {words.friends(friends)}
      </Text>
    </View>
  )
})
