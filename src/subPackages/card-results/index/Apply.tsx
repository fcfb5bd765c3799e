import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { openCardWords } from '@/i18n/openCard'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import './Apply.scss'
import type { CardResultsStore } from './store'

/** Everything is proved: who applies, and the button. */
export const Apply = observer(function Apply({ store }: { store: CardResultsStore }) {
  const words = openCardWords()
  const { name = '', idNumber = '' } = store.flow.status.value ?? {}
  return (
    <Card title={words.applyTitle}>
      <View className="card-apply">
        <Text className="card-apply-text">{words.applyText}</Text>
        {name && <Text className="card-apply-person">{words.applicant(name, idNumber)}</Text>}
        <Button id="card-apply" block text={words.apply} busy={store.applying.busy} onTap={store.apply} />
      </View>
    </Card>
  )
})
