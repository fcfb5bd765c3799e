import { observer } from 'mobx-react'
import { withdrawWords } from '@/i18n/withdraw'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import type { WithdrawStore } from './withdrawStore'

/** A withdrawal whose answer was lost: it is asked about before another one can be made. */
export const UnconfirmedCard = observer(function UnconfirmedCard({ store }: { store: WithdrawStore }) {
  const words = withdrawWords()
  if (!store.unconfirmed) return null
  return (
    <Card title={words.openTitle}>
      <Text kind="reading" tone="second" role="alert">
        {words.openText(store.unconfirmed.amount)}
      </Text>
      <Stack gap={12} above={16}>
        <Button id="open-check" block text={words.openCheck} busy={store.sending.busy} onTap={store.checkUnconfirmed} />
        <Button id="open-records" block kind="second" text={words.records} onTap={() => go(routes.cashRecord)} />
      </Stack>
    </Card>
  )
})
