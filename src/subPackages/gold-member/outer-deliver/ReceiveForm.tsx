import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TermsCheck } from '@/domain/member/TermsSheet'
import { memberWords } from '@/i18n/member'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { SendCode } from '@/ui/SendCode'
import './ReceiveForm.scss'
import type { OuterDeliverStore } from './store'

/** Phone, code, tick, receive. */
export const ReceiveForm = observer(function ReceiveForm({ store }: { store: OuterDeliverStore }) {
  const words = memberWords()
  const { secondsLeft } = store.timer
  const sendText = store.hasAsked ? words.resend : words.sendCode
  return (
    <View className="receive-form">
      <Text className="receive-form-title" role="heading" aria-level={2}>
        {words.receiveTitle}
      </Text>
      <Field
        id="gold-phone"
        label={words.phone}
        placeholder={words.phonePlaceholder}
        keypad="number"
        value={store.phone}
        error={store.phoneError}
        maxLength={20}
        clearLabel={words.clear}
        onInput={store.typePhone}
        onBlur={store.leavePhone}
      />
      <Field
        id="gold-code"
        label={words.code}
        placeholder={words.codePlaceholder}
        keypad="number"
        value={store.code}
        error={store.codeError}
        maxLength={6}
        onInput={store.typeCode}
        trailing={
          <SendCode
            id="gold-send"
            text={secondsLeft > 0 ? words.resendIn(secondsLeft) : sendText}
            disabled={!store.mayAskCode}
            onTap={() => void store.askCode()}
          />
        }
      />
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
