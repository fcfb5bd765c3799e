import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RenewLogRow } from '@/contract/member/renewal'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { ListBody } from '@/shell/list/ListBody'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import './ChangeLog.scss'
import type { RenewalStore } from './renewalStore'

/** When the renewal was started and stopped, newest first. */
export const ChangeLog = observer(function ChangeLog({ store }: { store: RenewalStore }) {
  const words = renewalWords()
  return (
    <Card title={words.changes}>
      <ListBody
        list={store.changes}
        keyOf={({ logId }) => logId}
        render={(row) => <Change row={row} />}
        gap={0}
        estimate={56}
        empty={
          <Text kind="body" tone="third">
            {words.noChanges}
          </Text>
        }
      />
    </Card>
  )
})

const Change = observer(function Change({ row }: { row: RenewLogRow }) {
  const words = renewalWords()
  const { renewStatus, changedAt, reason } = row
  return (
    <View className={`change-log-row ${renewStatus === 'on' ? 'is-on' : ''}`}>
      <Text kind="body">{renewStatus === 'on' ? words.changeOf.on : words.changeOf.stopped}</Text>
      <Text kind="note" tone="third">
        {formatDate(changedAt, 'yyyy-MM-dd HH:mm')}
      </Text>
      {reason && (
        <Text kind="note" tone="third">
          {words.reasonOf(reason)}
        </Text>
      )}
    </View>
  )
})
