import { observer } from 'mobx-react'
import { sessionWords } from '@/i18n/session'
import { maskPhone } from '@/lib/mask'
import { Field } from '@/ui/Field'
import { SendCode } from '@/ui/SendCode'
import type { FieldFault, PhoneCodeForm } from './phoneCodeForm'

/**
 * The two fields of a form that proves a phone number, with the button that sends the code.
 * @param id what the ids of the fields begin with: `login` makes `login-phone`, `login-code` and `login-send`
 */
export const PhoneCodeFields = observer(function PhoneCodeFields({ id, form }: { id: string; form: PhoneCodeForm }) {
  const words = sessionWords()
  const { secondsLeft } = form.timer
  const { sentTo } = form
  const sendText = sentTo === undefined ? words.sendCode : words.resend
  return (
    <>
      <Field
        id={`${id}-phone`}
        label={words.phone}
        placeholder={words.phonePlaceholder}
        keypad="number"
        value={form.phone}
        error={textOf(form.phoneFault, words.phoneInvalid)}
        maxLength={20}
        clears
        onInput={form.typePhone}
        onBlur={form.leavePhone}
      />
      <Field
        id={`${id}-code`}
        label={words.code}
        placeholder={words.codePlaceholder}
        keypad="number"
        value={form.code}
        error={textOf(form.codeFault, words.codeInvalid)}
        hint={sentTo && words.codeSent(maskPhone(sentTo))}
        maxLength={6}
        onInput={form.typeCode}
        trailing={
          <SendCode
            id={`${id}-send`}
            text={secondsLeft > 0 ? words.resendIn(secondsLeft) : sendText}
            disabled={!form.mayAskCode}
            onTap={() => void form.askCode()}
          />
        }
      />
    </>
  )
})

const textOf = (fault: FieldFault | undefined, invalid: string): string | undefined =>
  fault?.kind === 'refused' ? fault.message : fault && invalid
