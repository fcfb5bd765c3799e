import { newcomerWords } from '@/i18n/newcomer'
import { go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { InviteRewards } from './index/InviteRewards'
import { PackCoupons } from './index/PackCoupons'
import { PackHead } from './index/PackHead'
import { NewcomerStore } from './index/store'

/** The welfare of new customers: their coupons, and what inviting friends brings. */
export default page(routes.newActivity, function NewActivity() {
  const store = useScreenStore(() => new NewcomerStore())
  const words = newcomerWords()
  useEnd(store.receiving, { done: () => toast(words.done) })
  const pack = store.pack.value
  const hasCoupons = pack !== undefined && pack.coupons.length > 0
  return (
    <Screen remote={store.pack} onRetry={store.load} skeleton="detail">
      {hasCoupons && <PackHead pack={pack} store={store} />}
      <Stack gap={12} page="over" className="newcomer">
        {pack && !hasCoupons && (
          <EmptyState illustration="empty" icon="gift" text={words.none} hint={words.noneHint}>
            <Button id="to-welfare" text={words.toWelfare} onTap={() => go(routes.welfareActivity)} />
          </EmptyState>
        )}
        {hasCoupons && <PackCoupons pack={pack} />}
        {pack && <InviteRewards list={store.rewards} />}
      </Stack>
    </Screen>
  )
})
