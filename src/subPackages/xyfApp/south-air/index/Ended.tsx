import { observer } from 'mobx-react'
import type { ThirdPartyPrepareRes } from '@/contract/thirdParty'
import { southAirWords } from '@/i18n/southAir'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { ResultBody } from '@/ui/display/ResultBody'
import type { SouthAirStore } from './store'

const looks = { waiting: 'checking', granted: 'success', refused: 'failure', expired: 'unclear' } as const

/** How the customer decided at the partner, or that they have not yet, each with a way on. */
export const Ended = observer(function Ended(props: { store: SouthAirStore; facts: ThirdPartyPrepareRes }) {
  const { store, facts } = props
  const { partner, name, until } = facts
  const words = southAirWords()
  const { ended } = store
  if (!ended) return null
  const untilDay = until === undefined ? undefined : words.until(formatDate(until, 'yyyy-MM-dd'))
  return (
    <ResultBody look={looks[ended]} title={words.ends[ended].title} text={words.ends[ended].text(name)} note={untilDay}>
      {ended === 'waiting' && (
        <>
          <Button id="south-air-go" block text={words.leave(name)} busy={store.leaving.busy} onTap={store.leave} />
          <Button
            id="south-air-check"
            block
            kind="second"
            text={words.checkAgain}
            busy={store.page.status === 'loading'}
            onTap={() => void store.load()}
          />
        </>
      )}
      {ended === 'granted' && (
        <>
          {!routes.flyCard.isMissing && (
            <Button id="south-air-fly" block text={words.toFlyCards} onTap={() => go(routes.flyCard)} />
          )}
          <Button
            id="south-air-manage"
            block
            kind="second"
            text={words.manage}
            onTap={() => go(routes.authorization, { partner })}
          />
        </>
      )}
      {(ended === 'refused' || ended === 'expired') && (
        <Button id="south-air-again" block text={words.again} onTap={store.again} />
      )}
    </ResultBody>
  )
})
