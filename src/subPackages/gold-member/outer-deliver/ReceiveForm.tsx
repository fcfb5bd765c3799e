import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TermsCheck } from '@/domain/member/TermsSheet'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { memberWords } from '@/i18n/member'
import { Button } from '@/ui/Button'
import './ReceiveForm.scss'
import type { OuterDeliverStore } from './store'

/** Phone, code, tick, receive. */
export const ReceiveForm = observer(function ReceiveForm({ store }: { store: OuterDeliverStore }) {
  const words = memberWords()
  return (
    <View className="receive-form">
      <Text className="receive-form-title" role="heading" aria-level={2}>
        {words.receiveTitle}
      </Text>
      <PhoneCodeFields id="gold" form={store.form} />
      <TermsCheck store={store.terms} />
      <Button
        id="gold-receive"
        kind="detail"
        block
        text={words.receive}
        busy={store.isReceiving}
        onTap={() => void store.receive()}
      />
    </View>
  )
})
