import { observer } from 'mobx-react'
import { renewalWords } from '@/i18n/renewal'
import { ListBody } from '@/shell/list/ListBody'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { RecordCell } from './RecordCell'
import './records.scss'
import type { RecordsStore } from './recordsStore'

interface RecordsScreenProps {
  store: RecordsStore
  /** Where the membership is bought. */
  onJoin(): void
}

/** What the customer has bought of a membership, and what its renewal has charged. */
export const RecordsScreen = observer(function RecordsScreen({ store, onJoin }: RecordsScreenProps) {
  const words = renewalWords()
  return (
    <Screen>
      <ListBody
        list={store.list}
        keyOf={({ vipOrderNo }) => vipOrderNo}
        render={(row) => <RecordCell row={row} store={store} />}
        gap={12}
        estimate={150}
        className="records"
        empty={
          <EmptyState illustration="empty" icon="document" text={words.recordsEmpty} hint={words.recordsEmptyHint}>
            <Button text={words.join} onTap={onJoin} />
          </EmptyState>
        }
      />
    </Screen>
  )
})
