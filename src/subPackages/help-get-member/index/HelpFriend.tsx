import { observer } from 'mobx-react'
import { Face } from '@/domain/activity/invite/Face'
import { InviteRules } from '@/domain/activity/invite/InviteRules'
import { RulesStore } from '@/domain/activity/invite/rulesStore'
import { helpMemberWords } from '@/i18n/helpMember'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { HelpAction } from './HelpAction'
import './HelpFriend.scss'
import { HelpFriendStore } from './store'

/** Who asks for help and what for, with the one step that this friend can take. */
export const HelpFriend = observer(function HelpFriend({ inviterUserId }: { inviterUserId: string }) {
  const store = useScreenStore(() => new HelpFriendStore(inviterUserId))
  const rules = useScreenStore(() => new RulesStore('help'))
  const words = helpMemberWords()
  const info = store.page.value
  const toMine = <Button id="help-mine" text={words.mine} onTap={() => go(routes.getMember)} />
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      missing={{ code: 'INVITER_UNKNOWN', way: toMine }}
      skeleton="detail"
    >
      {info && (
        <>
          <Stack gap={8} align="center" className="help-friend-head">
            <Face src={info.inviter.imgUrl} size="large" />
            <Text kind="headline" role="heading" aria-level={2}>
              {words.asks(info.inviter.name)}
            </Text>
            <Text kind="reading">{words.asksText(info.help.need, info.help.months)}</Text>
          </Stack>
          <Stack gap={16} page>
            <HelpAction info={info} store={store} />
            <InviteRules store={rules} />
          </Stack>
        </>
      )}
    </Screen>
  )
})
