import { routes } from '@/routes'
import { page } from '@/shell/page'
import { GroupScreen } from './index/GroupScreen'
import { ItemsScreen } from './index/ItemsScreen'

/** Goods that groups get for free: all of them, or one group where the address names it, as a shared link does. */
export default page(
  routes.free,
  function Free({ groupId }) {
    return groupId ? <GroupScreen groupId={groupId} /> : <ItemsScreen />
  },
  { shares: true },
)
