import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Text } from '@/ui/display/Text'
import { FormField } from '@/ui/input/FormField'
import './AccountCard.scss'
import { Card } from '@/ui/display/Card'
import type { ConfirmStore } from './confirmStore'

/** Where the goods are delivered to: a phone, an account, or nothing to fill in for card codes. */
export const AccountCard = observer(function AccountCard({ store }: { store: ConfirmStore }) {
  const words = orderWords()
  const { kind } = store.offer
  if (kind === 'card') {
    return (
      <Card title={words.deliveryTitle}>
        <Text kind="small" tone="second">
          {words.cardNote}
        </Text>
      </Card>
    )
  }
  const isPhone = kind === 'phone'
  return (
    <View className="account-card">
      <Card>
        <FormField
          id="recharge-account"
          form={store.form}
          name="account"
          label={isPhone ? words.phoneLabel : words.accountLabel}
          problems={words.accountProblems}
          placeholder={isPhone ? words.phoneHint : words.accountHint}
          keypad={isPhone ? 'number' : 'text'}
          maxLength={isPhone ? 20 : 80}
          hint={words.accountNote}
          clears
        />
      </Card>
    </View>
  )
})
