import { observer } from 'mobx-react'
import { openCardWords } from '@/i18n/openCard'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './Apply.scss'
import type { CardResultsStore } from './store'

/** Everything is proved: who applies, and the button. */
export const Apply = observer(function Apply({ store }: { store: CardResultsStore }) {
  const words = openCardWords()
  const { name = '', idNumber = '' } = store.flow.status.value ?? {}
  return (
    <Card title={words.applyTitle}>
      <Stack gap={12} className="card-apply">
        <Text kind="reading" tone="second">
          {words.applyText}
        </Text>
        {name && (
          <Text kind="reading" className="card-apply-person">
            {words.applicant(name, idNumber)}
          </Text>
        )}
        <Button id="card-apply" block text={words.apply} busy={store.applying.busy} onTap={store.apply} />
      </Stack>
    </Card>
  )
})
