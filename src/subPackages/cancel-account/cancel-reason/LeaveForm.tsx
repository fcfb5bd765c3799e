import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CodeField } from '@/domain/session/CodeField'
import { deregistrationWords } from '@/i18n/deregistration'
import { formatAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Check } from '@/ui/input/Check'
import { FormField } from '@/ui/input/FormField'
import { RadioRows } from '@/ui/input/RadioRows'
import { type CancelReasonStore, type Missing, reasons } from './store'

interface LeaveFormProps {
  store: CancelReasonStore
  /** What the last try lacked; said beside it until it is there. */
  missing: Missing | undefined
}

/** Why the customer leaves, the code that goes to their number, and the tick at the notice. */
export const LeaveForm = observer(function LeaveForm({ store, missing }: LeaveFormProps) {
  const words = deregistrationWords()
  const { code } = store
  const mobile = store.info.page.value?.mobile ?? ''
  useEnd(code.asking)
  return (
    <>
      <Card title={words.reasonTitle}>
        <View>
          <RadioRows
            id="reason"
            label={words.reasonTitle}
            options={words.reasons}
            order={reasons}
            chosen={store.reason}
            onChoose={store.choose}
          />
          {/* Last in a view of its own, so that a mini-program sends the message alone. */}
          {missing === 'reason' && !store.reason && <Alarm text={words.missing.reason} />}
        </View>
        <FormField
          id="leave-note"
          form={store.note}
          name="note"
          label={words.note}
          problems={{ long: words.noteTooLong }}
          placeholder={words.notePlaceholder}
          maxLength={400}
        />
      </Card>
      <Card title={words.codeTitle}>
        <CodeField
          id="leave"
          form={code.fields}
          asking={code}
          sentTo={code.isSent ? mobile : undefined}
          hint={mobile ? words.codeText(mobile) : undefined}
        />
      </Card>
      {store.info.lapse > 0 && (
        <Check
          id="leave-lapse"
          checked={store.lapses}
          text={words.lapse(formatAmount(store.info.lapse))}
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
