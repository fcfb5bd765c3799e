import { observer } from 'mobx-react'
import { sessionWords } from '@/i18n/session'
import { maskPhone } from '@/lib/mask'
import { useEnd } from '@/shell/useEnd'
import { FormField } from '@/ui/input/FormField'
import { CodeField } from './CodeField'
import type { PhoneCodeForm } from './phoneCodeForm'

interface PhoneCodeFieldsProps {
  /** What the ids of the fields begin with: `login` makes `login-phone`, `login-code` and `login-send`. */
  id: string
  form: PhoneCodeForm
  /** Label of the number, where it is not just the customer's phone number. */
  label?: string
}

/**
 * The two fields of a form that proves a phone number, with the button that sends the code.
 */
export const PhoneCodeFields = observer(function PhoneCodeFields({ id, form, label }: PhoneCodeFieldsProps) {
  const words = sessionWords()
  const { fields, sentTo } = form
  useEnd(form.asking)
  return (
    <>
      <FormField
        id={`${id}-phone`}
        form={fields}
        name="phone"
        label={label ?? words.phone}
        problems={{ invalid: words.phoneInvalid }}
        placeholder={words.phonePlaceholder}
        keypad="number"
        maxLength={20}
        clears
      />
      <CodeField id={id} form={fields} asking={form} sentTo={sentTo && maskPhone(sentTo)} />
    </>
  )
})
