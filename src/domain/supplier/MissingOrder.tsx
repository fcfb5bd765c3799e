import { observer } from 'mobx-react'
import { supplierWords } from '@/i18n/supplier'
import { go } from '@/navigate'
import { routes } from '@/routes'
import type { Missing } from '@/shell/remote'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'

/** The way home, with how to open the area again. */
const Way = observer(function Way({ openAgain }: { openAgain?: true }) {
  const words = supplierWords()
  return (
    <Stack gap={12} align="center">
      {openAgain && (
        <Text kind="body" tone="second" center>
          {words.openAgain}
        </Text>
      )}
      <Button id="supplier-home" kind="second" text={words.toHome} onTap={() => go(routes.home)} />
    </Stack>
  )
})

const unknownOrder: Missing = { code: 'ORDER_UNKNOWN', way: <Way /> }
const expiredToken: Missing = { code: 'TOKEN_EXPIRED', way: <Way openAgain /> }

/** What stands in place of a screen whose order is not the customer's, or for which the server refuses a new token too. */
export const missingSupplier = (error: unknown): Missing =>
  (error as { code?: unknown } | undefined)?.code === expiredToken.code ? expiredToken : unknownOrder
