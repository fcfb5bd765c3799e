import { observer } from 'mobx-react'
import { CodeField } from '@/domain/session/CodeField'
import { withdrawWords } from '@/i18n/withdraw'
import { FirstLoad } from '@/shell/FirstLoad'
import { Card } from '@/ui/display/Card'
import { AccountRow } from './AccountRow'
import { AmountCard } from './AmountCard'
import { RecentCard } from './RecentCard'
import type { WithdrawStore } from './withdrawStore'

interface WithdrawFormProps {
  store: WithdrawStore
  onAccounts(): void
}

/** Account, amount and code of a withdrawal, and the newest movements of the wallet. */
export const WithdrawForm = observer(function WithdrawForm({ store, onAccounts }: WithdrawFormProps) {
  const words = withdrawWords()
  const { shown, code, needsCode, offer } = store
  if (!shown) return null
  const mobile = offer.value?.mobile ?? ''
  return (
    <>
      <AccountRow store={store} onOpen={onAccounts} />
      <FirstLoad remote={offer} skeleton="form" onRetry={store.readOffer}>
        <AmountCard store={store} />
        {needsCode && (
          <Card>
            <CodeField
              id="withdraw"
              form={code.fields}
              asking={code}
              sentTo={code.isSent ? mobile : undefined}
              hint={words.codeTo(mobile)}
            />
          </Card>
        )}
      </FirstLoad>
      <RecentCard info={shown} />
    </>
  )
})
