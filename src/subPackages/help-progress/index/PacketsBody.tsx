import { observer } from 'mobx-react'
import { PacketSheet } from '@/domain/activity/invite/PacketSheet'
import { PacketStore } from '@/domain/activity/invite/packetStore'
import { redPacketWords } from '@/i18n/redPacket'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { SumHead } from '@/ui/display/SumHead'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { PacketRow } from './PacketRow'
import './PacketsBody.scss'

/** The red packets that friends have brought: what they have paid, and the ones that wait to be opened. */
export const PacketsBody = observer(function PacketsBody({ title }: { title: string }) {
  const store = useScreenStore(() => new PacketStore())
  const words = redPacketWords()
  const money = store.money.value
  return (
    <Screen title={title} remote={store.money} onRetry={store.load} popups={<PacketSheet store={store} />}>
      {money && (
        <>
          <SumHead
            label={words.money}
            sum={formatAmount(money.packetMoney)}
            notes={[words.waiting(money.unopened)]}
            action={{ id: 'packets-balance', text: words.toBalance, onTap: () => go(routes.balance) }}
          />
          {store.hasList && (
            <Stack page className="packets">
              <Text kind="title" block className="packets-title" role="heading" aria-level={2}>
                {words.packets}
              </Text>
              <ListBody
                list={store.list}
                keyOf={({ packetId }) => packetId}
                render={(row) => <PacketRow packet={row} store={store} />}
                gap={8}
                estimate={80}
                empty={
                  <EmptyState illustration="empty" icon="gift" text={words.packetsEmpty} hint={words.packetsEmptyHint}>
                    <Button id="packets-invite" text={words.invite} onTap={() => go(routes.redPackets)} />
                  </EmptyState>
                }
              />
            </Stack>
          )}
        </>
      )}
    </Screen>
  )
})
