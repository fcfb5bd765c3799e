import { BlockerList } from '@/domain/account/BlockerList'
import { LogoffInfoStore } from '@/domain/account/logoffInfoStore'
import { OwnDataRow, OwnDataSheet } from '@/domain/account/OwnDataSheet'
import { OwnDataStore } from '@/domain/account/ownDataStore'
import { deregistrationWords } from '@/i18n/deregistration'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { RuleList } from '@/ui/list/RuleList'
import { Free } from './index/Free'
import { Loss } from './index/Loss'

/** The first step of closing an account: what is lost, and what must be settled before. */
export default page(routes.cancelAccount, function CancelAccount() {
  const store = useScreenStore(() => new LogoffInfoStore())
  const data = useScreenStore(() => new OwnDataStore())
  const words = deregistrationWords()
  const info = store.page.value
  const isFree = store.blockers.length === 0
  const goOn = (
    <Button
      id="cancel-go-on"
      block
      text={isFree ? words.goOn : words.blocked}
      disabled={!isFree}
      onTap={() => go(routes.cancelReason)}
    />
  )
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={info && goOn}
      popups={<OwnDataSheet store={data} />}
    >
      {info && (
        <Stack gap={12} page className="cancel-account">
          {isFree ? <Free /> : <BlockerList store={store} />}
          <Loss loss={info.loss} />
          <Card flush>
            <OwnDataRow store={data} />
            <ListRow
              id="cancel-notice"
              icon="document"
              title={words.notice}
              onTap={() => go(routes.agreement, { code: 'account-closing' })}
            />
          </Card>
          <RuleList title={words.noticeTitle} rules={words.notices} />
        </Stack>
      )}
    </Screen>
  )
})
