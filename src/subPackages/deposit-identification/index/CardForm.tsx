import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { bankWords } from '@/i18n/bank'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Check } from '@/ui/input/Check'
import { Row } from '@/ui/layout/Row'
import { ListRow } from '@/ui/list/ListRow'
import './CardForm.scss'
import { CardNumber } from './CardNumber'
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
        <Row gap={12} justify="between">
          <Text kind="large" tone="second">
            {words.holder}
          </Text>
          <Text kind="large" strong>
            {flow.status.value?.name}
          </Text>
        </Row>
        <Text kind="note" tone="third" block className="card-form-note">
          {words.holderNote}
        </Text>
        <CardNumber card={card} />
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
        <Text kind="small" tone="danger" id="bind-problem" role="alert">
          {words[problem]}
        </Text>
      )}
      <Button id="bind-submit" block text={words.bind} busy={store.binding.busy} onTap={store.bind} />
      <Text kind="note" tone="third" center>
        {words.safe}
      </Text>
      <Card flush>
        <ListRow id="bind-one-key" icon="card" title={words.toOneKey} onTap={onOneKey} />
      </Card>
    </View>
  )
})
