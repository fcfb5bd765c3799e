import { observer } from 'mobx-react'
import type { HelperInfoRes } from '@/contract/activity/help'
import { helpMemberWords } from '@/i18n/helpMember'
import { shellWords } from '@/i18n/shell'
import { go, toLogin } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { showFailure } from '@/shell/showFailure'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './HelpAction.scss'
import type { HelpFriendStore } from './store'
import { toldOf } from './toldOf'

/** How long the words of R-48 are shown, in milliseconds. */
const assistToast = 3000

/** How the request stands for this friend, and what they can do: help, sign up first, or ask for a membership of their own. */
export const HelpAction = observer(function HelpAction({
  info,
  store,
}: {
  info: HelperInfoRes
  store: HelpFriendStore
}) {
  const words = helpMemberWords()
  const { help, standing } = info
  useEnd(store.helping, {
    done: () => toast(words.helped),
    refused: (refusal) => {
      if (refusal.code !== 'HELP_ONLY_NEW') return showFailure(refusal)
      // As after a login by an invitation.
      toast(shellWords().assistOnlyNew, assistToast)
      go(routes.home)
    },
  })
  const told = toldOf(info)
  return (
    <Card>
      <Stack gap={12} align="center">
        {told && (
          <>
            <Text kind="heading" center className="help-action-title">
              {words[told.title]}
            </Text>
            <Text kind="small" tone="third" center>
              {words[told.text]}
            </Text>
          </>
        )}
        <Text kind="large" strong tone="brand">
          {words.count(help.helped, help.need)}
        </Text>
        {!told && help.endsAt !== undefined && (
          <Row gap={8} className="help-action-clock">
            <Text kind="small">{words.clock}</Text>
            <Countdown kind="title" deadline={help.endsAt} onEnd={store.load} />
          </Row>
        )}
        {!told && standing === 'visitor' && <Button id="help-login" block text={words.logIn} onTap={() => toLogin()} />}
        {!told && standing !== 'visitor' && store.canHelp && (
          <Button id="help-give" block text={words.help} busy={store.helping.busy} onTap={store.help} />
        )}
        {told && <Button id="help-mine" block text={words.mine} onTap={() => go(routes.getMember)} />}
        <Button id="help-home" block kind="second" text={words.home} onTap={() => go(routes.home)} />
      </Stack>
    </Card>
  )
})
