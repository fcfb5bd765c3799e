import { observer } from 'mobx-react'
import { bankWords } from '@/i18n/bank'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Sheet } from '@/ui/layer/Sheet'
import { ListRow } from '@/ui/list/ListRow'
import type { BankManagementStore } from './store'

/** The two ways to add a card: by its number, or with one tap. */
export const AddSheet = observer(function AddSheet({ store }: { store: BankManagementStore }) {
  const words = bankWords()
  const byNumber = () => {
    store.closeWays()
    go(routes.depositIdentification, { backTo: 'cards' })
  }
  const oneKey = () => {
    store.closeWays()
    go(routes.onceBind, { backTo: 'cards' })
  }
  return (
    <Sheet id="add-card" open={store.showsWays} title={words.addTitle} onClose={store.closeWays}>
      <ListRow
        id="add-by-number"
        icon="edit"
        title={words.addByNumber}
        detail={words.addByNumberHint}
        onTap={byNumber}
      />
      <ListRow id="add-one-key" icon="card" title={words.addOneKey} detail={words.addOneKeyHint} onTap={oneKey} />
    </Sheet>
  )
})
