import { observer } from 'mobx-react'
import { renewalWords } from '@/i18n/renewal'
import { explain } from '@/shell/explain'
import { Alarm } from '@/ui/display/Alarm'
import type { RenewalStore } from './renewalStore'

/** Why the renewal was not started or stopped, or that this is not known. */
export const SwitchTrouble = observer(function SwitchTrouble({ store }: { store: RenewalStore }) {
  const { refusal, switching } = store
  if (switching.isLost) return <Alarm text={renewalWords().lost} />
  return refusal === undefined ? null : <Alarm text={explain({ kind: 'refused', message: refusal })} />
})
