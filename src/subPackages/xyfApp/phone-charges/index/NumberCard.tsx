import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { topupWords } from '@/i18n/topup'
import { maskPhone } from '@/lib/mask'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { FormField } from '@/ui/input/FormField'
import { Row } from '@/ui/layout/Row'
import './NumberCard.scss'
import type { TopupStore } from './store'

/** The number that is topped up: the customer's own, or another one that they type; with its operator and what it owes. */
export const NumberCard = observer(function NumberCard({ store }: { store: TopupStore }) {
  const words = topupWords()
  const { operator, isTyping, hasOwn, arrears, field, confirm } = store
  const own = maskPhone(store.own.value?.mobile ?? '')
  const refused = confirm?.form.fault('account')
  const operatorTag = operator && <Tag text={words.operators[operator]} kind="brand" />
  return (
    <Card>
      {isTyping ? (
        <FormField
          id="topup-phone"
          form={field}
          name="phone"
          label={words.phone}
          problems={words.problems}
          placeholder={words.phoneHint}
          keypad="number"
          maxLength={20}
          trailing={operatorTag}
          clears
        />
      ) : (
        <View className="topup-number">
          <Text kind="small" tone="second" block>
            {words.own}
          </Text>
          <Row gap={12} justify="between" className="topup-number-row">
            <Text kind="figure" tone="main" className="topup-number-digits">
              {own}
            </Text>
            {operatorTag}
          </Row>
        </View>
      )}
      {hasOwn && (
        <Tappable id="topup-switch" className="topup-number-switch" onTap={() => store.useOther(!isTyping)}>
          <Text kind="body">{isTyping ? words.myNumber(own) : words.otherNumber}</Text>
        </Tappable>
      )}
      {refused?.kind === 'refused' && <Alarm text={refused.message} />}
      {arrears > 0 && (
        <Text kind="small" tone="warning" block above={8} className="topup-number-note" role="status">
          {words.arrears(arrears)}
        </Text>
      )}
    </Card>
  )
})
