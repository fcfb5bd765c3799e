import { observer } from 'mobx-react'
import type { InviteReward } from '@/contract/activity/inviteRewards'
import { newcomerWords } from '@/i18n/newcomer'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import type { PagedList } from '@/request/pagedList'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './InviteRewards.scss'

/** What invitations have brought, newest first, and the way to invite more. */
export const InviteRewards = observer(function InviteRewards({ list }: { list: PagedList<InviteReward> }) {
  const words = newcomerWords()
  return (
    <>
      <Card title={words.invite}>
        <Text kind="small" tone="second" block className="invite-rewards-hint">
          {words.inviteHint}
        </Text>
        <Button id="to-invite" block text={words.inviteWay} onTap={() => go(routes.inviteFriend)} />
      </Card>
      <Card title={words.rewards}>
        <ListBody
          list={list}
          keyOf={({ rewardId }) => rewardId}
          estimate={60}
          empty={
            <Text kind="small" tone="second" block className="invite-rewards-hint">
              {words.noRewards}
            </Text>
          }
          render={({ title, amount, time }) => (
            <Row gap={12} className="invite-reward">
              <Stack grow>
                <Text kind="body">{title}</Text>
                <Text kind="small" tone="second" block className="invite-rewards-hint">
                  {formatDate(time, 'yyyy-MM-dd HH:mm')}
                </Text>
              </Stack>
              <Text kind="title" tone="success" tabular className="invite-reward-amount">
                {words.reward(amount)}
              </Text>
            </Row>
          )}
        />
      </Card>
    </>
  )
})
