import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Field } from '@/ui/Field'
import './AccountCard.scss'
import type { ConfirmStore } from './confirmStore'
import { OrderCard } from './OrderCard'

/** Where the goods are delivered to: a phone, an account, or nothing to fill in for card codes. */
export const AccountCard = observer(function AccountCard({ store }: { store: ConfirmStore }) {
  const words = orderWords()
  const { kind, account } = store
  if (kind === 'card') {
    return (
      <OrderCard title={words.accountTitle}>
        <Text className="account-card-note">{words.cardNote}</Text>
      </OrderCard>
    )
  }
  const isPhone = kind === 'phone'
  const error = account.problem ? words.accountProblems[account.problem] : store.messageAt('account')
  return (
    <View className="account-card">
      <OrderCard>
        <Field
          id="recharge-account"
          label={isPhone ? words.phoneLabel : words.accountLabel}
          placeholder={isPhone ? words.phoneHint : words.accountHint}
          keypad={isPhone ? 'number' : 'text'}
          value={account.text}
          maxLength={isPhone ? 20 : 80}
          onInput={store.typeAccount}
          onBlur={account.leave}
          error={error}
          hint={words.accountNote}
          clears
        />
      </OrderCard>
    </View>
  )
})
