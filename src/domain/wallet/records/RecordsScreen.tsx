import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import './RecordsScreen.scss'
import { RecordRow } from './RecordRow'
import { RecordsStore } from './recordsStore'

/** The withdrawals of the customer in both themes */
export const RecordsScreen = observer(function RecordsScreen() {
  const store = useScreenStore(() => new RecordsStore())
  const words = walletWords()
  const hasRows = store.list.rows.length > 0
  return (
    <Screen>
      {hasRows && <HeaderSpread />}
      <ListBody
        list={store.list}
        keyOf={({ withdrawId }) => withdrawId}
        render={(row) => <RecordRow row={row} />}
        gap={8}
        estimate={88}
        className="withdraw-records"
        empty={
          <EmptyState illustration="empty" icon="clock" text={words.recordsEmpty} hint={words.recordsEmptyHint}>
            <Button id="records-withdraw" text={words.withdraw} onTap={() => go(routes.cashOut)} />
          </EmptyState>
        }
      />
    </Screen>
  )
})
