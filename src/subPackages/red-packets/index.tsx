import { FriendRow } from '@/domain/activity/invite/FriendRow'
import { InviteRules } from '@/domain/activity/invite/InviteRules'
import { RulesStore } from '@/domain/activity/invite/rulesStore'
import { redPacketWords } from '@/i18n/redPacket'
import { routes } from '@/routes'
import { TabbedList } from '@/shell/list/TabbedList'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { ShareButton } from '@/ui/action/ShareButton'
import { EmptyState } from '@/ui/display/EmptyState'
import { NoticeBar } from '@/ui/display/NoticeBar'
import { Stack } from '@/ui/layout/Stack'
import { CodeCard } from './index/CodeCard'
import { MoneyHead } from './index/MoneyHead'
import { RedPacketsStore, recordTabs } from './index/store'
import { Ways } from './index/Ways'
import './index/index.scss'

/** Inviting friends by QR code, link or poster, and what each of them has brought. */
export default page(
  routes.redPackets,
  function RedPackets() {
    const store = useScreenStore(() => new RedPacketsStore())
    const rules = useScreenStore(() => new RulesStore('packets'))
    const words = redPacketWords()
    const { inviteInfo: info } = store
    return (
      <Screen
        remote={store.page}
        onRetry={store.load}
        skeleton="detail"
        footer={
          info && <ShareButton id="packets-share" text={words.share} copyText={words.copyLink} address={info.link} />
        }
      >
        {info && (
          <>
            <MoneyHead store={store} info={info} />
            <Stack gap={12} className="red-packets">
              <NoticeBar list={store.broadcasts.value ?? []} mode="vertical" fontSize={13} />
              <CodeCard store={store} />
              <Ways />
              <InviteRules store={rules} />
            </Stack>
            <TabbedList
              label={words.records}
              tabs={recordTabs.map((id) => ({ id, text: words.tabs[id] }))}
              active={store.tab}
              onChoose={store.choose}
              list={store.recordsList}
              keyOf={({ recordId }) => recordId}
              render={(row) => <FriendRow record={row} />}
              gap={8}
              estimate={72}
              className="red-packets-rows"
              empty={
                <EmptyState
                  illustration="empty"
                  icon="person"
                  text={words.recordsEmpty}
                  hint={words.recordsEmptyHint}
                />
              }
            />
          </>
        )}
      </Screen>
    )
  },
  { shares: true },
)
