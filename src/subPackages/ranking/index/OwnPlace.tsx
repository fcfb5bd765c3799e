import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RankingRow } from '@/contract/activity/invite'
import { rankingWords } from '@/i18n/ranking'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import './OwnPlace.scss'

/** The customer's own place, wherever it is, and the way to a better one. */
export const OwnPlace = observer(function OwnPlace({ own }: { own: RankingRow | undefined }) {
  const words = rankingWords()
  return (
    <View className="own-place">
      <View className="own-place-words">
        <Text className="own-place-title">{own ? words.place(own.place) : words.ownNone}</Text>
        <Text className="own-place-text">{own ? words.friends(own.friends) : words.ownNoneText}</Text>
      </View>
      <Button id="ranking-invite" size="small" text={words.invite} onTap={() => go(routes.redPackets)} />
    </View>
  )
})
