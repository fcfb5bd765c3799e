import { Text, View } from '@tarojs/components'
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
import './InviteRewards.scss'

/** What invitations have brought, newest first, and the way to invite more. */
export const InviteRewards = observer(function InviteRewards({ list }: { list: PagedList<InviteReward> }) {
  const words = newcomerWords()
  return (
    <>
      <Card title={words.invite}>
        <Text className="invite-rewards-hint">{words.inviteHint}</Text>
        <Button id="to-invite" block text={words.inviteWay} onTap={() => go(routes.inviteFriend)} />
      </Card>
      <Card title={words.rewards}>
        <ListBody
          list={list}
          keyOf={({ rewardId }) => rewardId}
          estimate={60}
          empty={<Text className="invite-rewards-hint">{words.noRewards}</Text>}
          render={({ title, amount, time }) => (
            <View className="invite-reward">
              <View className="invite-reward-words">
                <Text className="invite-reward-title">{title}</Text>
                <Text className="invite-rewards-hint">{formatDate(time, 'yyyy-MM-dd HH:mm')}</Text>
              </View>
              <Text className="invite-reward-amount">{words.reward(amount)}</Text>
            </View>
          )}
        />
      </Card>
    </>
  )
})
