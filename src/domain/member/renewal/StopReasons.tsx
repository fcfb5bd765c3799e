import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { renewalWords } from '@/i18n/renewal'
import { Tappable } from '@/ui/action/Tappable'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { stopReasons } from './renewalState'
import type { RenewalStore } from './renewalStore'
import './StopReasons.scss'

/** Why the customer stops the renewal; none has to be chosen. */
export const StopReasons = observer(function StopReasons({ store }: { store: RenewalStore }) {
  const words = renewalWords()
  return (
    <View className="stop-reasons" role="radiogroup" aria-label={words.reasonTitle}>
      <Text className="stop-reasons-title">{words.reasonTitle}</Text>
      {stopReasons.map((reason) => (
        <Tappable
          key={reason}
          id={`reason-${reason}`}
          className="stop-reasons-row"
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
