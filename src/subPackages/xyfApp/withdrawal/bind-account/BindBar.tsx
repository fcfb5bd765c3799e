import { observer } from 'mobx-react'
import { RefusalAlarm } from '@/domain/wallet/withdraw/RefusalAlarm'
import { bindAccountWords } from '@/i18n/bindAccount'
import { Button } from '@/ui/action/Button'
import type { BindAccountStore } from './store'

/** The button that binds; a refusal that is about no field stands over it, with the way on. */
export const BindBar = observer(function BindBar({ store }: { store: BindAccountStore }) {
  const words = bindAccountWords()
  const identity = store.messageAt('identity')
  const message = identity ?? store.messageAt('submit')
  return (
    <>
      {message !== undefined && (
        <RefusalAlarm
          text={message || words.identityMissing}
          {...(identity !== undefined && { toIdentity: words.toIdentity })}
        />
      )}
      <Button
        id="bind-submit"
        block
        text={words.submit[store.kind]}
        busy={store.binding.busy}
        disabled={!store.canSubmit}
        onTap={store.submit}
      />
    </>
  )
})
