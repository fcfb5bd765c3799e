import { observer } from 'mobx-react'
import { withdrawWords } from '@/i18n/withdraw'
import { currentAddress, go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { RefusalAlarm } from './RefusalAlarm'
import './WithdrawBar.scss'
import type { WithdrawStore } from './withdrawStore'

/** The button that withdraws; a refusal that is about no field stands over it, with the way on. */
export const WithdrawBar = observer(function WithdrawBar({ store }: { store: WithdrawStore }) {
  const words = withdrawWords()
  const identity = store.messageAt('identity')
  const message = identity ?? store.messageAt('submit')
  return (
    <>
      {message !== undefined && (
        <RefusalAlarm
          text={message || (identity === undefined ? words.failed : words.identityMissing)}
          {...(identity !== undefined && { toIdentity: words.toIdentity })}
        />
      )}
      {store.lacking ? null : store.needsWarning ? (
        <Button
          id="withdraw-fraud"
          block
          text={words.warnFirst}
          onTap={() => go(routes.fraudTips, { next: currentAddress() })}
        />
      ) : (
        <Button
          id="withdraw-submit"
          block
          text={words.submit}
          busy={store.sending.busy}
          disabled={!store.canSubmit}
          onTap={store.submit}
        />
      )}
      <Row gap={24} align="stretch" justify="center">
        <Tappable id="withdraw-rules" className="withdraw-bar-way" role="link" onTap={() => go(routes.cashRule)}>
          <Text kind="small">{words.rules}</Text>
        </Tappable>
        <Tappable id="withdraw-records" className="withdraw-bar-way" role="link" onTap={() => go(routes.cashRecord)}>
          <Text kind="small">{words.records}</Text>
        </Tappable>
      </Row>
    </>
  )
})
