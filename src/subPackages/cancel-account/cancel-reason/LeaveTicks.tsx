import { observer } from 'mobx-react'
import { deregistrationWords } from '@/i18n/deregistration'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Check } from '@/ui/input/Check'
import type { CancelReasonStore, Missing } from './store'

export interface LeaveProps {
  store: CancelReasonStore
  /** What the last try lacked; said beside it until it is there. */
  missing: Missing | undefined
}

/** The tick that lets a small balance lapse, where there is one, and the tick at the notice. */
export const LeaveTicks = observer(function LeaveTicks({ store, missing }: LeaveProps) {
  const words = deregistrationWords()
  return (
    <>
      {store.info.lapse > 0 && (
        <Check
          id="leave-lapse"
          checked={store.lapses}
          text={words.lapse(store.info.lapse)}
          onChange={store.letLapse}
          problem={missing === 'lapse' && !store.lapses && words.missing.lapse}
        />
      )}
      <Check
        id="leave-agree"
        checked={store.agreed}
        text={words.agree}
        links={[{ code: 'account-closing', title: words.notice }]}
        onChange={store.agree}
        problem={missing === 'agreement' && !store.agreed && words.missing.agreement}
        onLink={(agreement) => go(routes.agreement, { code: agreement })}
      />
    </>
  )
})
