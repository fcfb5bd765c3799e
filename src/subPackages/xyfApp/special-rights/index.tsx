import { View } from '@tarojs/components'
import { ClaimedSheet } from '@/domain/rights/ClaimedSheet'
import { toActivation, WayOutEnd } from '@/domain/rights/WayOutEnd'
import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Stack } from '@/ui/layout/Stack'
import { Gradual } from '@/ui/list/Gradual'
import { ListRow } from '@/ui/list/ListRow'
import { RuleList } from '@/ui/list/RuleList'
import { AuthSheet } from './index/AuthSheet'
import { NoPack } from './index/NoPack'
import { PackHead } from './index/PackHead'
import { PackItems } from './index/PackItems'
import { PackStore } from './index/store'
import './index/index.scss'

/** A rights pack: what it holds, in two groups, each item to be claimed and used. */
export default page(routes.rightsPack, function RightsPack({ user_rights_pack_id }) {
  const store = useScreenStore(() => new PackStore(user_rights_pack_id))
  const words = rightsWords()
  const { pack, packId } = store
  const toResult = () => go(routes.rightsPackResult, { user_rights_pack_id: packId })
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={store.isOver && <Button id="pack-result" block text={words.seeResult} onTap={toResult} />}
      popups={
        <>
          <AuthSheet store={store} />
          <ClaimedSheet store={store.claiming} />
          {/* A fly card is used once it is active; it is activated on its own screen. */}
          <WayOutEnd store={store.wayOut} onRefused={toActivation} />
        </>
      }
    >
      {!pack && <NoPack />}
      {pack && (
        <>
          <PackHead store={store} pack={pack} />
          <Stack gap={12} page>
            {/* A tap on the tab of another pack is answered at once, and its items follow. */}
            <Gradual key={packId} first={0}>
              <PackItems store={store} items={pack.pack_item} onResult={toResult} />
              <View className="rights-pack-link">
                <ListRow title={words.rules} icon="document" onTap={() => go(routes.rightsPackRule)} />
              </View>
              <RuleList title={words.goodToKnow} rules={store.page.value?.rules ?? []} />
            </Gradual>
          </Stack>
        </>
      )}
    </Screen>
  )
})
