import { observer } from 'mobx-react'
import type { FreeGroup } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './GroupRow.scss'

const kinds: Readonly<Record<FreeGroup['state'], 'brand' | 'warning' | 'plain'>> = {
  open: 'warning',
  full: 'brand',
  expired: 'plain',
}

/** One group of the customer; a tap opens it. */
export const GroupRow = observer(function GroupRow({ group }: { group: FreeGroup }) {
  const words = freeWords()
  const { groupId, title, picture, state, members, size, startTime } = group
  return (
    <Tappable className="group-row" role="link" onTap={() => go(routes.free, { groupId })}>
      <Picture className="group-row-picture" src={picture} mode="aspectFill" lazyLoad />
      <Stack gap={2} grow>
        <Row gap={8} justify="between">
          <Text kind="large" strong grow>
            {title}
          </Text>
          <Tag kind={kinds[state]} text={words.states[state]} />
        </Row>
        <Text kind="note" tone="third">
          {words.members(members.length, size)}
        </Text>
        <Text kind="note" tone="third">
          {words.startedAt(formatDate(startTime, 'yyyy-MM-dd HH:mm'))}
        </Text>
      </Stack>
    </Tappable>
  )
})
