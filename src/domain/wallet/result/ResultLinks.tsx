import { observer } from 'mobx-react'
import { askReminder } from '@/domain/account/askReminder'
import { ReminderUse } from '@/domain/account/ReminderUse'
import { HelpBar } from '@/domain/help/HelpBar'
import { walletWords } from '@/i18n/wallet'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import type { ResultStore } from './resultStore'
import { lookOf } from './withdrawState'

/** The ways on: another try where the money came back, the balance, the withdrawals; a look again where it takes longer than usual. */
export const ResultLinks = observer(function ResultLinks({ store, status }: { store: ResultStore; status: string }) {
  const words = walletWords()
  const toBalance = () => {
    void askReminder('lapsing')
    go(routes.balance)
  }
  const hasFailed = lookOf(status) === 'failed'
  return (
    <Stack gap={12} above={8}>
      {store.isOverdue && (
        <Text kind="small" tone="second" center>
          {words.stillMoving}
        </Text>
      )}
      {store.isOverdue && <Button id="result-refresh" block text={words.refresh} onTap={store.refresh} />}
      {hasFailed && <Button id="result-again" block text={words.again} onTap={() => go(routes.cashOut)} />}
      <ReminderUse reminder="lapsing" />
      <Button id="result-balance" block kind="second" text={words.toBalance} onTap={toBalance} />
      <Button id="result-records" block kind="plain" text={words.toRecords} onTap={() => go(routes.cashRecord)} />
      <HelpBar about={{ about: 'withdrawal', id: store.withdrawId }} />
    </Stack>
  )
})
