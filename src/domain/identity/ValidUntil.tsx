import { observer } from 'mobx-react'
import { idCardWords } from '@/i18n/idCard'
import { Check } from '@/ui/input/Check'
import { FormField } from '@/ui/input/FormField'
import { Line } from '@/ui/list/Line'
import type { CardReading } from './cardReading'

/** The last day of the card, or that it never ends. */
export const ValidUntil = observer(function ValidUntil({ store }: { store: CardReading }) {
  const words = idCardWords()
  return (
    <>
      {store.isLong ? (
        <Line label={words.fields.validUntil}>{words.long}</Line>
      ) : (
        <FormField
          id="card-until"
          form={store.form}
          name="validUntil"
          label={words.fields.validUntil}
          problems={words.problems}
          placeholder={words.dayPlaceholder}
          keypad="number"
          maxLength={10}
        />
      )}
      <Check id="card-long" checked={store.isLong} text={words.longCheck} onChange={store.setLong} />
    </>
  )
})
