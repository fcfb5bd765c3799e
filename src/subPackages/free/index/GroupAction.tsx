import { observer } from 'mobx-react'
import type { FreeGroup } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { addressOf, go, toLogin } from '@/navigate'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { Button } from '@/ui/action/Button'
import { ShareButton } from '@/ui/action/ShareButton'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import type { GroupStore } from './groupStore'

interface GroupActionProps {
  store: GroupStore
  group: FreeGroup
}

const addressOfGroup = ({ groupId }: FreeGroup): string => addressOf(routes.free, { groupId })

/** What the customer can do next: invite, join, see the goods, or start a group of their own. A refusal stands above it. */
export const GroupAction = observer(function GroupAction({ store, group }: GroupActionProps) {
  const words = freeWords()
  const { state, standing, orderId } = group
  const isMember = standing !== 'none'
  const note = store.refusal || (state === 'full' && isMember && !orderId ? words.hadBefore : '')
  return (
    <Stack gap={8} className="free-action">
      {note && (
        <Text tone="danger" kind="small" center role="alert">
          {note}
        </Text>
      )}
      {state === 'open' && !isMember && !note && (
        <Text tone="third" kind="small" center>
          {words.joinHint}
        </Text>
      )}
      {state === 'open' && isMember && (
        <ShareButton id="free-share" text={words.share} copyText={words.copyLink} address={addressOfGroup(group)} />
      )}
      {state === 'open' && !isMember && store.canJoin && <JoinButton store={store} group={group} />}
      {state === 'full' && orderId && (
        <Button id="free-goods" block text={words.toGoods} onTap={() => go(routes.orderDetail, { orderId })} />
      )}
      {((state === 'full' && !isMember) || state === 'expired') && store.canStart && (
        <StartButton store={store} group={group} />
      )}
      {state === 'full' && isMember && !orderId && (
        <Button id="free-more" block text={words.more} onTap={() => go(routes.free)} />
      )}
    </Stack>
  )
})

const JoinButton = observer(function JoinButton({ store, group }: GroupActionProps) {
  const { hasLogin } = useApp()
  return (
    <Button
      id="free-join"
      block
      text={freeWords().join}
      busy={store.joining.busy}
      onTap={() => (hasLogin() ? store.join() : toLogin(addressOfGroup(group)))}
    />
  )
})

const StartButton = observer(function StartButton({ store, group }: GroupActionProps) {
  const words = freeWords()
  const { hasLogin } = useApp()
  return (
    <Button
      id="free-start"
      block
      text={group.standing === 'started' ? words.startAgain : words.startOwn}
      busy={store.starting.busy}
      onTap={() => (hasLogin() ? store.startOwn() : toLogin(addressOfGroup(group)))}
    />
  )
})
