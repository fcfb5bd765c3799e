import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { renewalWords } from '@/i18n/renewal'
import { Text } from '@/ui/display/Text'
import { RadioRows } from '@/ui/input/RadioRows'
import { stopReasons } from './renewalState'
import type { RenewalStore } from './renewalStore'
import './StopReasons.scss'

/** Why the customer stops the renewal; none has to be chosen. */
export const StopReasons = observer(function StopReasons({ store }: { store: RenewalStore }) {
  const words = renewalWords()
  return (
    <View>
      <Text kind="body" tone="second" block className="stop-reasons-title">
        {words.reasonTitle}
      </Text>
      <RadioRows
        id="reason"
        label={words.reasonTitle}
        options={words.reasons}
        order={stopReasons}
        chosen={store.reason}
        onChoose={store.choose}
      />
    </View>
  )
})
