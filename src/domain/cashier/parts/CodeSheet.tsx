import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { cashierWords } from '@/i18n/cashier'
import { toldPhone } from '@/lib/mask'
import { Button } from '@/ui/action/Button'
import { SendCode } from '@/ui/action/SendCode'
import { Text } from '@/ui/display/Text'
import { CodeInput } from '@/ui/input/CodeInput'
import { Sheet } from '@/ui/layer/Sheet'
import { Row } from '@/ui/layout/Row'
import type { BankCode } from '../payment/bankCode'
import './CodeSheet.scss'
import type { PaymentStore } from '../payment/paymentStore'
import { useSecondsLeft } from './useSecondsLeft'

const length = 6

interface CodeSheetProps {
  store: PaymentStore
  code: BankCode
  onRestart(): void
}

/**
 * Asks for the bank's code. What is wrong with it stands under the boxes, and the next digit begins another code; after five wrong
 * ones only a new payment helps (P20).
 */
export const CodeSheet = observer(function CodeSheet({ store, code, onRestart }: CodeSheetProps) {
  const words = cashierWords()
  const [text, setText] = useState('')
  const secondsLeft = useSecondsLeft(code.resendAt)
  const problem = code.message || (code.isUnsent ? words.flow.codeNotSent : '')
  const isRefused = text !== '' && text === code.refused
  const type = (typed: string) => {
    setText(typed)
    if (typed.length === length && typed !== text) void store.confirmCode(typed)
  }
  const submit = code.isLocked ? (
    <Button id="code-restart" block text={words.codeRestart} onTap={onRestart} />
  ) : (
    <Button
      id="code-confirm"
      block
      text={words.codeConfirm}
      busy={code.busy}
      disabled={text.length < length || isRefused}
      onTap={() => void store.confirmCode(text)}
    />
  )
  return (
    <Sheet open id="code-sheet" title={words.codeTitle} onClose={store.giveUp} footer={submit}>
      <View className="code-sheet">
        <Text tone="second" center block className="code-sheet-to">
          {code.mobile ? words.codeSentTo(toldPhone(code.mobile)) : code.busy && words.codeSending}
        </Text>
        <CodeInput
          id="bank-code"
          label={words.codeLabel}
          value={text}
          length={length}
          disabled={code.isLocked}
          hasError={problem !== ''}
          isSpent={isRefused}
          onInput={type}
        />
        <Text kind="small" tone="danger" block above={8} className="code-sheet-message" role="alert">
          {problem}
        </Text>
        <Row justify="end" className="code-sheet-foot">
          {!code.isLocked && (
            <SendCode
              id="code-resend"
              text={secondsLeft > 0 ? words.codeResendIn(secondsLeft) : words.codeResend}
              disabled={secondsLeft > 0 || code.busy}
              onTap={() => void store.sendCode()}
            />
          )}
        </Row>
      </View>
    </Sheet>
  )
})
