import { observer } from 'mobx-react'
import { bankWords } from '@/i18n/bank'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import './BankList.scss'
import type { OnceBindStore } from './store'

interface BankListProps {
  store: OnceBindStore
  /** Binds a card by its number instead. */
  onByNumber(): void
}

/** The banks that offer one-key binding; a tap begins it. */
export const BankList = observer(function BankList({ store, onByNumber }: BankListProps) {
  const words = bankWords()
  const { bankList, signing } = store
  if (bankList.length === 0) {
    return (
      <EmptyState illustration="empty" icon="card" text={words.oneKeyNone} hint={words.oneKeyNoneHint}>
        <Button id="once-by-number" text={words.byNumber} onTap={onByNumber} />
      </EmptyState>
    )
  }
  return (
    <Stack gap={12}>
      <Text kind="title" role="heading" aria-level={2}>
        {words.oneKeyTitle}
      </Text>
      <Text kind="small" tone="second" className="bank-list-note">
        {words.oneKeyNote}
      </Text>
      <Card flush>
        {bankList.map((bank) => (
          <ListRow
            key={bank.bankCode}
            id={`bank-${bank.bankCode}`}
            icon="card"
            title={bank.bankName}
            value={signing.busy && store.chosen === bank.bankCode ? '…' : undefined}
            onTap={() => store.choose(bank)}
          />
        ))}
      </Card>
      <Button id="once-by-number" kind="plain" block text={words.byNumber} onTap={onByNumber} />
    </Stack>
  )
})
