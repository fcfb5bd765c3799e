import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Fault } from '@/lib/form'
import type { Keypad } from '@/platform/page/keypadPort'
import { Field } from './Field'

/** A form as a field sees it; `Form` of `lib/form` is one. */
interface FieldForm<Name extends string, Problem extends string> {
  text(name: Name): string
  fault(name: Name): Fault<Problem> | undefined
  type(name: Name, text: string): unknown
  leave(name: Name): void
}

interface FormFieldProps<Name extends string, Problem extends string> {
  id: string
  form: FieldForm<Name, Problem>
  name: Name
  label: string
  /** What the customer reads of each problem. */
  problems: Readonly<Record<Problem, string>>
  placeholder?: string
  keypad?: Keypad
  hint?: string
  maxLength?: number
  trailing?: ReactNode
  /** Whether a button empties the field. */
  clears?: boolean
}

/** A field of a form, with what is wrong with it under it. */
export const FormField = observer(function FormField<Name extends string, Problem extends string>(
  props: FormFieldProps<Name, Problem>,
) {
  const { form, name, problems, ...rest } = props
  const fault = form.fault(name)
  return (
    <Field
      {...rest}
      value={form.text(name)}
      error={fault && (fault.kind === 'wrong' ? problems[fault.problem] : fault.message)}
      onInput={(text) => form.type(name, text)}
      onBlur={() => form.leave(name)}
    />
  )
})
