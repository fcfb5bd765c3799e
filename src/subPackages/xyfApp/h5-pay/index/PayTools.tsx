import { observer } from 'mobx-react'
import { PayToolList } from '@/domain/cashier/parts/PayToolList'
import { AddCardRow } from './AddCardRow'
import { SettledTool } from './SettledTool'
import type { CashierStore } from './store'

/** What the order is paid with: the tool that is settled, or all there are and a further card. */
export const PayTools = observer(function PayTools({ store }: { store: CashierStore }) {
  const { cashier, settled, chosen, choose } = store
  if (settled) return <SettledTool store={store} tool={settled} />
  return (
    <>
      <PayToolList tools={cashier?.tools ?? []} chosen={chosen} onChoose={choose} />
      <AddCardRow store={store} />
    </>
  )
})
