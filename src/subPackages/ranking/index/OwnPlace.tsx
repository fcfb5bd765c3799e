import { observer } from 'mobx-react'
import type { RankingRes } from '@/contract/activity/invite'
import { rankingWords } from '@/i18n/ranking'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'

/** The customer's own place, wherever it is, and the way to a better one; the place is blank while a period loads. */
export const OwnPlace = observer(function OwnPlace({ ranking }: { ranking: RankingRes | undefined }) {
  const words = rankingWords()
  const own = ranking?.own
  const [title, text] = own ? [words.place(own.place), words.friends(own.friends)] : [words.ownNone, words.ownNoneText]
  return (
    <Row gap={12} className="own-place">
      <Stack grow>
        <Text kind="title">{ranking ? title : ' '}</Text>
        <Text kind="note" tone="third">
          {ranking ? text : ' '}
        </Text>
      </Stack>
      <Button id="ranking-invite" size="small" text={words.invite} onTap={() => go(routes.redPackets)} />
    </Row>
  )
})
