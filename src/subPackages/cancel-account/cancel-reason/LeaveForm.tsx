import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CodeField } from '@/domain/session/CodeField'
import { deregistrationWords } from '@/i18n/deregistration'
import { useEnd } from '@/shell/useEnd'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { FormField } from '@/ui/input/FormField'
import { RadioRows } from '@/ui/input/RadioRows'
import { type LeaveProps, LeaveTicks } from './LeaveTicks'
import { reasons } from './store'

/** Why the customer leaves, the code that goes to their number, and the ticks. */
export const LeaveForm = observer(function LeaveForm({ store, missing }: LeaveProps) {
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
      <LeaveTicks store={store} missing={missing} />
    </>
  )
})
