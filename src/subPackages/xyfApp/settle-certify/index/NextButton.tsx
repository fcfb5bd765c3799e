import { observer } from 'mobx-react'
import { certificateWords } from '@/i18n/certificate'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import type { MethodStore } from './store'

/** Goes on with what was chosen: first to the proof of identity, unless it was made a moment ago. */
export const NextButton = observer(function NextButton({ store }: { store: MethodStore }) {
  const { kind, method } = store
  const goOn = () => {
    if (store.mustProve) go(routes.certificateVerify, { kind, method })
    else if (kind === 'general') go(routes.certificateGeneral, { method })
    else go(routes.certificateLoans, { method })
  }
  return <Button id="certificate-next" block text={certificateWords().next} onTap={goOn} />
})
