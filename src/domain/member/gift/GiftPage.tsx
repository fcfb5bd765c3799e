import { observer } from 'mobx-react'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Stack } from '@/ui/layout/Stack'
import { GiftBar } from './GiftBar'
import { GiftHero } from './GiftHero'
import { GiftItems } from './GiftItems'
import './GiftPage.scss'
import { GivenCard } from './GivenCard'
import { GiftStore } from './giftStore'
import type { Gift } from './gifts'
import { WhyNot } from './WhyNot'

/** The card page of a gift of the membership: receive one item, see what it gave, or why it cannot be received. */
export const GiftPage = observer(function GiftPage({ gift }: { gift: Gift }) {
  const store = useScreenStore(() => new GiftStore(gift))
  const { info, given } = store
  useEnd(store.receiving)
  return (
    <Screen remote={store.page} onRetry={store.load} skeleton="detail" footer={info && <GiftBar store={store} />}>
      {info && (
        <Stack gap={12} page className="gift-page">
          <HeaderSpread />
          <GiftHero info={info} />
          {info.state === 'received' && <GivenCard given={given} />}
          <WhyNot info={info} name={gift.name} />
          {info.state !== 'received' && <GiftItems store={store} />}
        </Stack>
      )}
    </Screen>
  )
})
