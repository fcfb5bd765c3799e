import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BankInfoRes } from '@/contract/bank/cards'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { type BankWords, bankWords } from '@/i18n/bank'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Check } from '@/ui/input/Check'
import { FormField } from '@/ui/input/FormField'
import { ListRow } from '@/ui/list/ListRow'
import './CardForm.scss'
import type { DepositStore } from './store'

interface CardFormProps {
  store: DepositStore
  /** Opens one-key binding. */
  onOneKey(): void
}

/** The card's number, the phone number at the bank with its code, the terms, and the button that binds. */
export const CardForm = observer(function CardForm({ store, onOneKey }: CardFormProps) {
  const words = bankWords()
  const { card, problem, flow } = store
  return (
    <View className="card-form">
      <Card>
        <View className="card-form-holder">
          <Text className="card-form-holder-label">{words.holder}</Text>
          <Text className="card-form-holder-name">{flow.status.value?.name}</Text>
        </View>
        <Text className="card-form-note">{words.holderNote}</Text>
        <FormField
          id="bind-card"
          form={card}
          name="cardNo"
          label={words.cardNo}
          problems={{ invalid: words.cardNoInvalid }}
          placeholder={words.cardNoPlaceholder}
          keypad="number"
          hint={hintOf(card, words)}
          maxLength={30}
          clears
        />
        <PhoneCodeFields id="bind" form={store.form} label={words.reservedPhone} />
      </Card>
      <Check
        id="bind-agree"
        checked={store.agreed}
        text={words.agree}
        links={words.agreements}
        onChange={store.agree}
        onLink={(code) => go(routes.agreement, { code })}
      />
      {problem && (
        <Text className="card-form-problem" id="bind-problem" role="alert">
          {words[problem]}
        </Text>
      )}
      <Button id="bind-submit" block text={words.bind} busy={store.binding.busy} onTap={store.bind} />
      <Text className="card-form-safe">{words.safe}</Text>
      <Card flush>
        <ListRow id="bind-one-key" icon="card" title={words.toOneKey} onTap={onOneKey} />
      </Card>
    </View>
  )
})

/** What the line under the number says: the bank with its limits, or that it is being looked for. */
function hintOf({ bank, reading }: DepositStore['card'], words: BankWords): string | undefined {
  if (bank) return bankLine(bank, words)
  if (reading === 'asking') return words.reading
  return reading === 'failed' ? words.unread : undefined
}

const bankLine = ({ bankName, limitOnce, limitDay }: BankInfoRes, words: BankWords): string =>
  [
    `${bankName} ${words.debit}`,
    limitOnce === undefined ? '' : words.limitOnce(limitOnce),
    limitDay === undefined ? '' : words.limitDay(limitDay),
  ]
    .filter(Boolean)
    .join(' · ')
