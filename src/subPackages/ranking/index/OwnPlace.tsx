import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RankingRes } from '@/contract/activity/invite'
import { rankingWords } from '@/i18n/ranking'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import './OwnPlace.scss'

/** The customer's own place, wherever it is, and the way to a better one; the place is blank while a period loads. */
export const OwnPlace = observer(function OwnPlace({ ranking }: { ranking: RankingRes | undefined }) {
  const words = rankingWords()
  const own = ranking?.own
  const [title, text] = own ? [words.place(own.place), words.friends(own.friends)] : [words.ownNone, words.ownNoneText]
  return (
    <View className="own-place">
      <View className="own-place-words">
        <Text className="own-place-title">{ranking ? title : ' '}</Text>
        <Text className="own-place-text">{ranking ? text : ' '}</Text>
      </View>
      <Button id="ranking-invite" size="small" text={words.invite} onTap={() => go(routes.redPackets)} />
    </View>
  )
})
