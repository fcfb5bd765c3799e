import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import type { ExchangeStore } from './exchangeStore'

/** An exchange whose answer was lost: it is asked about before another one is made. */
export const OpenExchange = observer(function OpenExchange({ store }: { store: ExchangeStore }) {
  const words = coinWords()
  if (!store.open) return null
  return (
    <Card room="small" gap={12} align="start">
      <Alarm text={words.openText} />
      <Button
        id="open-exchange-check"
        size="small"
        text={words.sheet.check}
        busy={store.making.busy}
        onTap={store.checkUnconfirmed}
      />
    </Card>
  )
})
