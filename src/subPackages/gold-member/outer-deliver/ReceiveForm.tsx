import { observer } from 'mobx-react'
import { TermsCheck } from '@/domain/member/TermsSheet'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { memberWords } from '@/i18n/member'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { useReminder } from '@/ui/hooks/useReminder'
import type { OuterDeliverStore } from './store'

/** Phone number, code, the tick at the terms, and the button that receives the offer. */
export const ReceiveForm = observer(function ReceiveForm({ store }: { store: OuterDeliverStore }) {
  const words = memberWords()
  const [isMissing, remind] = useReminder(store.terms.agreed)
  const receive = () => {
    if (!store.receive()) remind()
  }
  return (
    <Card>
      <Text kind="title" block role="heading" aria-level={2}>
        {words.receiveTitle}
      </Text>
      <PhoneCodeFields id="gold" form={store.form} />
      <TermsCheck store={store.terms} isMissing={isMissing} />
      <Button id="gold-receive" kind="detail" block text={words.receive} busy={store.receiving.busy} onTap={receive} />
    </Card>
  )
})
