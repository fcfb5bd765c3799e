import { observer } from 'mobx-react'
import { giftWords } from '@/i18n/gift'
import { formatDate } from '@/lib/date'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './GivenCard.scss'
import type { GivenItem } from './giftStore'

/** What the gift has given, when, and what came of it; only that it was received where the server does not tell more. */
export const GivenCard = observer(function GivenCard({ given }: { given: GivenItem | undefined }) {
  const words = giftWords()
  return (
    <Card role="status">
      <Row gap={8} className="gift-given-head">
        <Icon name="done" size={20} />
        <Text kind="title">{words.received}</Text>
      </Row>
      {given && (
        <Row gap={16} above={12} className="gift-given-item">
          <Picture className="gift-given-picture" src={given.itemImg} mode="aspectFit" />
          <Stack grow>
            <Text kind="title">{given.itemName}</Text>
            <Text kind="body" tone="second">
              {given.result}
            </Text>
            {given.receivedAt !== undefined && (
              <Text kind="note" tone="third" above={4}>
                {words.receivedOn(formatDate(given.receivedAt, 'yyyy-MM-dd HH:mm'))}
              </Text>
            )}
          </Stack>
        </Row>
      )}
    </Card>
  )
})
