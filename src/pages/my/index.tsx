import { AttentionCard } from '@/domain/home/AttentionCard'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { Assets } from './index/Assets'
import { CustomerHall } from './index/CustomerHall'
import { MemberCard } from './index/MemberCard'
import { Menu } from './index/Menu'
import { Orders } from './index/Orders'
import { Person } from './index/Person'
import { MyStore } from './index/store'
import './index/index.scss'

/** The customer's own page: who they are, what they own, their orders and services. */
export default page(routes.my, function My() {
  const { isCustomer } = useApp()
  const store = useScreenStore(() => new MyStore())
  return (
    <Screen skeleton="tab" remote={store.remote} onRetry={store.load}>
      <Person isSignedIn={store.isSignedIn} user={store.person.value?.userInfo} />
      <Stack gap={12} className="my">
        <Assets store={store} />
        <AttentionCard rows={store.attention} />
        <MemberCard card={store.card.value} />
        <Orders counts={store.counts.value?.orderCounts} />
        {isCustomer() && <CustomerHall />}
        <Menu isOpening={(store.person.value?.userInfo?.xbtStatus ?? 2) < 2} />
      </Stack>
    </Screen>
  )
})
