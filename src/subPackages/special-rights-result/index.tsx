import { toActivation, WayOutEnd } from '@/domain/rights/WayOutEnd'
import { rightsWords } from '@/i18n/rights'
import { go, returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Stack } from '@/ui/layout/Stack'
import { Items } from './index/Items'
import { Sum } from './index/Sum'
import { PackResultStore } from './index/store'
import './index/index.scss'

/** What a rights pack gave: each claimed item with its result and the way to use it, and what is left. */
export default page(routes.rightsPackResult, function RightsPackResult({ user_rights_pack_id }) {
  const store = useScreenStore(() => new PackResultStore(user_rights_pack_id))
  const words = rightsWords()
  const { pack } = store
  const toPack = () => returnToRoute(routes.rightsPack, pack ? { user_rights_pack_id: pack.user_rights_pack_id } : {})
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="list"
      footer={store.canClaimMore && <Button id="result-more" block text={words.claimMore} onTap={toPack} />}
      popups={<WayOutEnd store={store.wayOut} onRefused={toActivation} />}
    >
      {!pack && (
        <EmptyState illustration="empty" icon="gift" text={words.noPack} hint={words.noPackHint}>
          <Button text={words.toMember} onTap={() => go(routes.member)} />
        </EmptyState>
      )}
      {pack && (
        <>
          <HeaderSpread />
          <Stack gap={12} page className="pack-result">
            <Sum pack={pack} claimed={store.claimed.length} />
            <Items title={words.claimedItems} items={store.claimed} store={store} />
            <Items title={words.leftItems} items={store.left} store={store} />
          </Stack>
        </>
      )}
    </Screen>
  )
})
