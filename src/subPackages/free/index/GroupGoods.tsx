import { observer } from 'mobx-react'
import type { FreeGroup } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './GroupGoods.scss'

/** The goods of a group, with what they cost otherwise. */
export const GroupGoods = observer(function GroupGoods({ group }: { group: FreeGroup }) {
  const words = freeWords()
  const { title, picture, worth, size } = group
  return (
    <Row gap={16} align="stretch" className="free-goods">
      <Picture className="free-goods-picture" src={picture} mode="aspectFill" />
      <Stack gap={6} grow>
        <Text kind="title" role="heading" aria-level={2}>
          {title}
        </Text>
        <Row gap={8} align="baseline" wrap>
          <Text kind="headline" tone="price">
            {words.forFree}
          </Text>
          <Text kind="note" tone="third" className="free-goods-worth">
            {words.worth(worth)}
          </Text>
        </Row>
        <Row gap={8} align="baseline" wrap>
          <Tag kind="brand" text={words.size(size)} />
        </Row>
      </Stack>
    </Row>
  )
})
