import { observer } from 'mobx-react'
import { sessionWords } from '@/i18n/session'
import { useEnd } from '@/shell/useEnd'
import { FormField } from '@/ui/FormField'
import { SendCode } from '@/ui/SendCode'
import type { OwnCodeForm } from './ownCodeForm'

interface OwnCodeFieldProps {
  /** What the ids begin with: `leave` makes `leave-code` and `leave-send`. */
  id: string
  form: OwnCodeForm
  /** The customer's own number as the server masks it. */
  mobile: string
  /** Shown under the field until a code was sent. */
  hint: string
}

/** The field of a code that goes to the customer's own number, with the button that sends it. */
export const OwnCodeField = observer(function OwnCodeField({ id, form, mobile, hint }: OwnCodeFieldProps) {
  const words = sessionWords()
  const { secondsLeft } = form.timer
  const sendText = form.isSent ? words.resend : words.sendCode
  useEnd(form.asking)
  return (
    <FormField
      id={`${id}-code`}
      form={form.fields}
      name="code"
      label={words.code}
      problems={{ invalid: words.codeInvalid }}
      placeholder={words.codePlaceholder}
      keypad="number"
      hint={form.isSent ? words.codeSent(mobile) : hint}
      maxLength={6}
      trailing={
        <SendCode
          id={`${id}-send`}
          text={secondsLeft > 0 ? words.resendIn(secondsLeft) : sendText}
          disabled={!form.mayAskCode}
          onTap={form.askCode}
        />
      }
    />
  )
})
