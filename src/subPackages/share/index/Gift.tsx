import { observer } from 'mobx-react'
import { Face } from '@/domain/activity/invite/Face'
import { InviteRules } from '@/domain/activity/invite/InviteRules'
import { PacketSheet } from '@/domain/activity/invite/PacketSheet'
import { RulesStore } from '@/domain/activity/invite/rulesStore'
import { redPacketWords } from '@/i18n/redPacket'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './Gift.scss'
import { GiftAction } from './GiftAction'
import { GiftStore } from './store'

/** Who sends the red packet, and the one step that this friend can take. */
export const Gift = observer(function Gift({ inviterUserId }: { inviterUserId: string }) {
  const store = useScreenStore(() => new GiftStore(inviterUserId))
  const rules = useScreenStore(() => new RulesStore('packets'))
  const words = redPacketWords()
  const info = store.page.value
  return (
    <Screen
      remote={store.remote}
      onRetry={store.load}
      missing={{
        code: 'INVITER_UNKNOWN',
        way: <Button id="gift-invite" text={words.invite} onTap={() => go(routes.redPackets)} />,
      }}
      skeleton="detail"
      popups={<PacketSheet store={store.packets} />}
    >
      {info && (
        <Stack gap={24} className="share-gift">
          <Stack gap={12} align="center" className="share-gift-packet">
            <Face src={info.inviter.imgUrl} size="large" />
            <Text kind="headline" role="heading" aria-level={2}>
              {words.gives(info.inviter.name)}
            </Text>
            <GiftAction info={info} store={store} />
          </Stack>
          <InviteRules store={rules} />
        </Stack>
      )}
    </Screen>
  )
})
