import { observer } from 'mobx-react'
import { CodeField } from '@/domain/session/CodeField'
import { withdrawWords } from '@/i18n/withdraw'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { FirstLoad } from '@/shell/FirstLoad'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { AccountRow } from './AccountRow'
import { AmountCard } from './AmountCard'
import { RecentCard } from './RecentCard'
import type { WithdrawStore } from './withdrawStore'

interface WithdrawFormProps {
  store: WithdrawStore
  onAccounts(): void
}

/** Account, amount and code of a withdrawal, or the way to what it lacks; and the newest movements of the wallet. */
export const WithdrawForm = observer(function WithdrawForm({ store, onAccounts }: WithdrawFormProps) {
  const words = withdrawWords()
  const { shown, code, needsCode, offer } = store
  if (!shown) return null
  const mobile = offer.value?.mobile ?? ''
  if (store.lacking === 'money')
    return (
      <>
        <Card>
          <EmptyState illustration="empty" icon="wallet" text={words.noMoney} hint={words.noMoneyHint}>
            <Button id="withdraw-tasks" text={words.toTasks} onTap={() => go(routes.cashTask)} />
          </EmptyState>
        </Card>
        <RecentCard info={shown} />
      </>
    )
  return (
    <>
      <AccountRow store={store} onOpen={onAccounts} />
      {!store.lacking && (
        <FirstLoad remote={offer} skeleton="form" onRetry={store.readOffer}>
          <AmountCard store={store}>
            {needsCode && (
              <CodeField
                id="withdraw"
                form={code.fields}
                asking={code}
                sentTo={code.isSent ? mobile : undefined}
                hint={mobile ? words.codeTo(mobile) : undefined}
              />
            )}
          </AmountCard>
        </FirstLoad>
      )}
      <RecentCard info={shown} />
    </>
  )
})
