import { freeWords } from '@/i18n/free'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { GroupRow } from './record/GroupRow'
import './record/record.scss'
import { FreeRecordStore } from './record/store'

/** The customer's groups, the newest first. */
export default page(routes.freeRecord, function FreeRecord() {
  const store = useScreenStore(() => new FreeRecordStore())
  const words = freeWords()
  return (
    <Screen>
      <ListBody
        className="free-record"
        list={store.list}
        keyOf={({ groupId }) => groupId}
        render={(group) => <GroupRow group={group} />}
        gap={12}
        estimate={100}
        empty={
          <EmptyState illustration="empty" icon="gift" text={words.noGroups} hint={words.noGroupsHint}>
            <Button id="free-items" text={words.toItems} onTap={() => go(routes.free)} />
          </EmptyState>
        }
      />
    </Screen>
  )
})
