import { observer } from 'mobx-react'
import { cashierWords } from '@/i18n/cashier'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'
import type { CashierStore } from './store'

/** Leads to binding a further card, and back to the cashier. */
export const AddCardRow = observer(function AddCardRow({ store }: { store: CashierStore }) {
  const addCard = () => {
    store.addCard()
    go(routes.depositIdentification, { backTo: 'pay' })
  }
  return (
    <Card flush>
      <ListRow id="pay-add-card" icon="card" title={cashierWords().addCard} onTap={addCard} />
    </Card>
  )
})
