import { observer } from 'mobx-react'
import { missingSupplier } from '@/domain/supplier/MissingOrder'
import { supplierWords } from '@/i18n/supplier'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { TabbedList } from '@/shell/list/TabbedList'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { BillCell } from './BillCell'
import { ReceiptCell } from './ReceiptCell'
import './RecordRows.scss'
import type { RightsTab, SupplierRightsStore } from './store'

const tabs: readonly RightsTab[] = ['receipts', 'bills']

/** The list of the open tab: receipts or bills. A refusal stands in its place. */
export const RecordRows = observer(function RecordRows({ store }: { store: SupplierRightsStore }) {
  const words = supplierWords()
  const { tab, receipts, bills } = store
  const frame = {
    tabs: tabs.map((id) => ({ id, text: words.tabs[id] })),
    active: tab,
    onChoose: store.choose,
    label: words.tabsLabel,
    missing: missingSupplier(store[tab].error),
    gap: 12,
    className: 'supplier-records',
  }
  if (tab === 'bills')
    return (
      <TabbedList
        {...frame}
        list={bills}
        keyOf={({ billId }) => billId}
        render={(bill) => <BillCell bill={bill} />}
        estimate={88}
        empty={<EmptyState illustration="empty" icon="document" text={words.noBills} hint={words.noBillsHint} />}
      />
    )
  return (
    <TabbedList
      {...frame}
      list={receipts}
      keyOf={({ receiveId }) => receiveId}
      render={(use) => <ReceiptCell use={use} />}
      estimate={96}
      empty={
        <EmptyState illustration="empty" icon="ticket" text={words.noReceipts} hint={words.noReceiptsHint}>
          <Button text={words.toRights} onTap={() => go(routes.supplier)} />
        </EmptyState>
      }
    />
  )
})
