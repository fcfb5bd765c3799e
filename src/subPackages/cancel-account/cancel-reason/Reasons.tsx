import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { deregistrationWords } from '@/i18n/deregistration'
import { Tappable } from '@/ui/action/Tappable'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import './Reasons.scss'
import { type CancelReasonStore, reasons } from './store'

/** The reasons to choose from; one has to be chosen. */
export const Reasons = observer(function Reasons({ store }: { store: CancelReasonStore }) {
  const words = deregistrationWords()
  return (
    <View role="radiogroup" aria-label={words.reasonTitle}>
      {reasons.map((reason) => (
        <Tappable
          key={reason}
          id={`reason-${reason}`}
          className="leave-reason"
          role="radio"
          selected={store.reason === reason}
          onTap={() => store.choose(reason)}
        >
          <ChoiceMark isOn={store.reason === reason} />
          <Text>{words.reasons[reason]}</Text>
        </Tappable>
      ))}
    </View>
  )
})
