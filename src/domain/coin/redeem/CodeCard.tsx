import { observer } from 'mobx-react'
import type { CodeKind } from '@/contract/coin/exchange'
import { coinWords } from '@/i18n/coin'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { FormField } from '@/ui/input/FormField'
import { Stack } from '@/ui/layout/Stack'
import type { RedeemStore } from '../redeemStore'

/** The field of a code; what is wrong with the code stands under it, and what was typed stays. */
export const CodeCard = observer(function CodeCard({ kind, store }: { kind: CodeKind; store: RedeemStore }) {
  const { redeem } = coinWords()
  const { preparing } = store.exchange
  return (
    <Card title={redeem.codeTitle}>
      <FormField
        id="redeem-code"
        form={store.form}
        name="code"
        label={redeem.code}
        placeholder={redeem[kind].placeholder}
        hint={redeem.codeHint}
        problems={redeem.problems}
        maxLength={20}
        clears
      />
      <Stack above={12}>
        <Button id="redeem-submit" block text={redeem.submit} busy={preparing.busy} onTap={store.redeem} />
      </Stack>
    </Card>
  )
})
