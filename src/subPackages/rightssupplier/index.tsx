import { missingSupplier } from '@/domain/supplier/MissingOrder'
import { supplierWords } from '@/i18n/supplier'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { OfferCard } from '@/ui/display/OfferCard'
import { Stack } from '@/ui/layout/Stack'
import { Gradual } from '@/ui/list/Gradual'
import { ListRow } from '@/ui/list/ListRow'
import { RuleList } from '@/ui/list/RuleList'
import { Counts } from './index/Counts'
import { RightGroup } from './index/RightGroup'
import { SupplierStore } from './index/store'

/** The area of a rights supplier: what the customer's order gives, until when, and what can be received. */
export default page(routes.supplier, function Supplier(link) {
  const store = useScreenStore(() => new SupplierStore(link))
  const words = supplierWords()
  const { value: order } = store.page
  useEnd(store.receiving, { done: ({ rightId }) => go(routes.supplierUse, { rightsId: rightId }) })
  return (
    <Screen remote={store.page} onRetry={store.load} missing={missingSupplier(store.page.error)} skeleton="detail">
      {order && (
        <>
          <OfferCard
            title={order.title}
            subtitle={order.subtitle}
            picture=""
            note={words.until(formatDate(order.endTime, 'yyyy-MM-dd'))}
          />
          <Stack gap={12} page className="supplier">
            <Gradual size={3}>
              {store.rights.length > 0 && <Counts store={store} />}
              {store.rights.length === 0 && (
                <EmptyState illustration="empty" icon="ticket" text={words.noRights} hint={words.noRightsHint} />
              )}
              <RightGroup title={words.groups.toUse} rights={store.toUse} store={store} />
              <RightGroup title={words.groups.toReceive} rights={store.toReceive} store={store} />
              <Card flush>
                <ListRow
                  id="supplier-mine"
                  icon="document"
                  title={words.mine}
                  value={words.mineText}
                  onTap={() => go(routes.supplierRights)}
                />
              </Card>
              <RightGroup title={words.groups.over} rights={store.over} store={store} />
              {order.rules.length > 0 && <RuleList title={words.rules} rules={order.rules} />}
            </Gradual>
          </Stack>
        </>
      )}
    </Screen>
  )
})
