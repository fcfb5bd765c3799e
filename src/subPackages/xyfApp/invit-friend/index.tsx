import { inviteFriendWords } from '@/i18n/inviteFriend'
import { go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { ShareButton } from '@/ui/action/ShareButton'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { RewardRow } from './index/RewardRow'
import { Stages } from './index/Stages'
import { InviteFriendStore } from './index/store'
import './index/index.scss'

/** Inviting friends in the newer theme: a packet for each, a reward for each stage, and what they have paid. */
export default page(
  routes.inviteFriend,
  function InviteFriend() {
    const store = useScreenStore(() => new InviteFriendStore())
    const words = inviteFriendWords()
    useEnd(store.taking, { done: ({ amount }) => toast(words.tookIt(amount)) })
    const all = store.page.value
    const link = store.info.value?.inviteInfo.link
    return (
      <Screen
        remote={store.page}
        onRetry={store.load}
        skeleton="detail"
        footer={link && <ShareButton id="invite-share" text={words.share} copyText={words.copyLink} address={link} />}
      >
        {all && (
          <>
            <Stack gap={6} className="invite-friend-head">
              <Text kind="figure">{words.lead(all.perFriend)}</Text>
              <Text kind="reading">{`${words.invited(all.invited)} · ${words.received(all.received)}`}</Text>
            </Stack>
            <Stack gap={12} page>
              <Stages store={store} stages={all.stages} invited={all.invited} />
              <Card flush>
                <ListRow id="invite-packets" icon="gift" title={words.toPackets} onTap={() => go(routes.redPackets)} />
                {!routes.ranking.isMissing && (
                  <ListRow id="invite-ranking" icon="chart" title={words.toRanking} onTap={() => go(routes.ranking)} />
                )}
                <ListRow id="invite-help" icon="crown" title={words.toHelp} onTap={() => go(routes.getMember)} />
              </Card>
              <Text kind="title" className="invite-friend-title" role="heading" aria-level={2}>
                {words.rewards}
              </Text>
              <ListBody
                list={store.rewards}
                keyOf={({ rewardId }) => rewardId}
                render={(row) => <RewardRow reward={row} />}
                gap={8}
                estimate={72}
                empty={
                  <EmptyState
                    illustration="empty"
                    icon="coin"
                    text={words.rewardsEmpty}
                    hint={words.rewardsEmptyHint}
                  />
                }
              />
            </Stack>
          </>
        )}
      </Screen>
    )
  },
  { shares: true },
)
