import { observer } from 'mobx-react'
import { FriendRow } from '@/domain/activity/invite/FriendRow'
import { HelpFooter } from '@/domain/activity/invite/HelpFooter'
import { HelpHead } from '@/domain/activity/invite/HelpHead'
import { helpMemberWords } from '@/i18n/helpMember'
import { ListBody } from '@/shell/list/ListBody'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { CashUnlock } from './CashUnlock'
import './HelpBody.scss'
import { ProgressStore } from './progressStore'

/** How the request for help stands, the cash that an invitation unlocks, and who has helped. */
export const HelpBody = observer(function HelpBody() {
  const store = useScreenStore(() => new ProgressStore())
  const words = helpMemberWords()
  const { help } = store.asking
  return (
    <Screen
      remote={store.asking.page}
      onRetry={store.load}
      skeleton="detail"
      footer={store.asking.hasStep && <HelpFooter store={store.asking} />}
    >
      {help && (
        <>
          <HelpHead help={help} onEnd={store.asking.load} />
          <Stack page>
            <CashUnlock store={store} />
            <Text kind="title" block className="help-body-title" role="heading" aria-level={2}>
              {words.helpers}
            </Text>
            <ListBody
              list={store.helpers}
              keyOf={({ recordId }) => recordId}
              render={(row) => <FriendRow record={row} did={words.seat(true)} />}
              gap={8}
              estimate={72}
              empty={
                <EmptyState
                  illustration="empty"
                  icon="person"
                  text={words.helpersEmpty}
                  hint={words.helpersEmptyHint}
                />
              }
            />
          </Stack>
        </>
      )}
    </Screen>
  )
})
