import { observer } from 'mobx-react'
import { config } from '@/domain/remoteConfig/config'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import type { RenewalStore } from './renewalStore'
import { StopButtons } from './StopButtons'
import { StopReasons } from './StopReasons'
import './StopSheet.scss'
import { SwitchTrouble } from './SwitchTrouble'

/** Asks before the renewal is stopped, and says until when the benefits stay. An operator may set its title. */
export const StopSheet = observer(function StopSheet({ store }: { store: RenewalStore }) {
  const words = renewalWords()
  const { info, term } = store
  const day = term ? formatDate(term.endTime, 'yyyy-MM-dd') : ''
  return (
    <Sheet
      id="stop-sheet"
      open={store.asksToStop}
      title={config.values.vip.renewPlanPopTitle || words.stopQuestion}
      onClose={store.keepOn}
      footer={<StopButtons store={store} onKeep={store.keepOn} />}
    >
      <Text kind="large" block className="stop-sheet-text">
        {info?.isVip ? words.stopText(day) : words.stopTextEnded}
      </Text>
      <StopReasons store={store} />
      <SwitchTrouble store={store} />
    </Sheet>
  )
})
