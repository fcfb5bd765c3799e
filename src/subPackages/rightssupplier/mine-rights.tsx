import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { RecordRows } from './mine-rights/RecordRows'
import { SupplierRightsStore } from './mine-rights/store'

/** What the customer has received of their order, and the bills for it, newest first. */
export default page(routes.supplierRights, function SupplierRights(link) {
  const store = useScreenStore(() => new SupplierRightsStore(link))
  return (
    <Screen>
      <RecordRows store={store} />
    </Screen>
  )
})
