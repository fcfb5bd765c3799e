import { observer } from 'mobx-react'
import { sessionWords } from '@/i18n/session'
import type { Fault } from '@/lib/form'
import { toldPhone } from '@/lib/mask'
import { SendCode } from '@/ui/action/SendCode'
import { FormField } from '@/ui/input/FormField'

interface CodeFieldProps {
  /** What the ids begin with: `login` makes `login-code` and `login-send`. */
  id: string
  form: {
    text(name: 'code'): string
    fault(name: 'code'): Fault<'invalid'> | undefined
    type(name: 'code', text: string): unknown
    leave(name: 'code'): void
  }
  /** Asks for a code, and counts the seconds until another one may be asked for. */
  asking: { mayAskCode: boolean; timer: { secondsLeft: number }; askCode(): void }
  /** The number that the last code went to, masked; undefined before one was sent. */
  sentTo: string | undefined
  /** A line under the field before a code was sent. */
  hint?: string
}

/** The field for a code by text message, with the button that sends it. */
export const CodeField = observer(function CodeField({ id, form, asking, sentTo, hint }: CodeFieldProps) {
  const words = sessionWords()
  const { secondsLeft } = asking.timer
  const sendText = sentTo === undefined ? words.sendCode : words.resend
  return (
    <FormField
      id={`${id}-code`}
      form={form}
      name="code"
      label={words.code}
      problems={{ invalid: words.codeInvalid }}
      placeholder={words.codePlaceholder}
      keypad="number"
      hint={sentTo === undefined ? hint : words.codeSent(toldPhone(sentTo))}
      maxLength={6}
      trailing={
        <SendCode
          id={`${id}-send`}
          text={secondsLeft > 0 ? words.resendIn(secondsLeft) : sendText}
          disabled={!asking.mayAskCode}
          onTap={asking.askCode}
        />
      }
    />
  )
})
