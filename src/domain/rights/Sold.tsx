import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { saleWords } from '@/i18n/sale'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { canSellHere } from './sale'

/** What sells a membership or a card; where that is forbidden, the reason in its place. */
export const Sold = observer(function Sold({ children }: { children: ReactNode }) {
  const words = saleWords()
  if (canSellHere()) return <>{children}</>
  return (
    <Stack className="not-sold" role="status">
      <Text kind="body" strong>
        {words.notSoldTitle}
      </Text>
      <Text kind="note" tone="second">
        {words.notSold}
      </Text>
    </Stack>
  )
})
