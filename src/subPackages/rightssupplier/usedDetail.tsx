import { missingSupplier } from '@/domain/supplier/MissingOrder'
import { supplierWords } from '@/i18n/supplier'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { UseStore } from './usedDetail/store'
import { UseView } from './usedDetail/UseView'

/** How a received right is used: its code, until when, and the steps. */
export default page(routes.supplierUse, function SupplierUse(address) {
  const store = useScreenStore(() => new UseStore(address))
  const words = supplierWords()
  return (
    <Screen remote={store.page} onRetry={store.load} missing={missingSupplier(store.page.error)} skeleton="detail">
      {store.use ? (
        <UseView use={store.use} />
      ) : (
        <EmptyState illustration="empty" icon="ticket" text={words.notReceived} hint={words.notReceivedHint}>
          <Button id="supplier-rights" text={words.toRights} onTap={() => go(routes.supplier)} />
        </EmptyState>
      )}
    </Screen>
  )
})
