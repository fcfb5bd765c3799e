import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OcrInfo } from '@/contract/identity/idCard'
import { idCardWords } from '@/i18n/idCard'
import { explain } from '@/shell/explain'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { FormField } from '@/ui/input/FormField'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import './CardForm.scss'
import type { CardReading } from './cardReading'
import { ownerOf } from './cardRules'
import { ValidUntil } from './ValidUntil'

/** What was read of the card, for the customer to correct. The sex and the birthday follow the number, which contains them. */
export const CardForm = observer(function CardForm({ store, reading }: { store: CardReading; reading: OcrInfo }) {
  const words = idCardWords()
  const { form, saving, refusal } = store
  const { fields, problems } = words
  const { sex, birthday } = ownerOf(form.text('idNumber')) ?? reading
  return (
    <Card title={words.formTitle}>
      <Text kind="small" tone="second" block>
        {words.formHint}
      </Text>
      <FormField id="card-name" form={form} name="name" label={fields.name} problems={problems} maxLength={30} />
      <FormField
        id="card-number"
        form={form}
        name="idNumber"
        label={fields.idNumber}
        problems={problems}
        maxLength={20}
      />
      <FormField
        id="card-address"
        form={form}
        name="address"
        label={fields.address}
        problems={problems}
        maxLength={100}
      />
      <FormField
        id="card-from"
        form={form}
        name="validFrom"
        label={fields.validFrom}
        problems={problems}
        placeholder={words.dayPlaceholder}
        keypad="number"
        maxLength={10}
      />
      <ValidUntil store={store} />
      <View className="card-form-fixed">
        <Line label={fields.sex}>{words.sexes[sex]}</Line>
        <Line label={fields.birthday}>{birthday}</Line>
        <Line label={fields.nation}>{reading.nation}</Line>
        <Line label={fields.issuer}>{reading.issuer}</Line>
        <Text kind="small" tone="second" block>
          {words.fixedHint}
        </Text>
      </View>
      {saving.isLost && <Alarm text={words.saveLost} />}
      {refusal !== undefined && <Alarm text={explain({ kind: 'refused', message: refusal })} />}
      <Stack above={24}>
        <Button id="card-save" block text={words.next} busy={saving.busy} onTap={store.save} />
      </Stack>
    </Card>
  )
})
