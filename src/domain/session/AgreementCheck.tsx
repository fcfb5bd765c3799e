import { observer } from 'mobx-react'
import { sessionWords } from '@/i18n/session'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Check } from '@/ui/input/Check'

/** The box to tick before a login; each agreement that it names can be read. */
export const AgreementCheck = observer(function AgreementCheck(props: {
  checked: boolean
  onChange(checked: boolean): void
  /** A login was tried without it. */
  isMissing: boolean
}) {
  const words = sessionWords()
  return (
    <Check
      id="login-agree"
      checked={props.checked}
      text={words.agree}
      links={words.agreements}
      between={words.agreementsJoin}
      onChange={props.onChange}
      problem={props.isMissing && words.agreeFirst}
      onLink={(code) => go(routes.agreement, { code })}
    />
  )
})
