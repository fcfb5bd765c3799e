import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LimitAmountStatusRes } from '@/contract/credit'
import { LendingWay } from '@/domain/native/LendingWay'
import { creditWords } from '@/i18n/credit'
import { yuan } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import './Matched.scss'

/** The amount that a provider offers, with its rate. */
export const Matched = observer(function Matched({ result }: { result: LimitAmountStatusRes }) {
  const words = creditWords()
  const { amount, provider, rate } = result
  return (
    <Stack align="center" className="matched">
      <Text kind="heading" role="heading" aria-level={2}>
        {words.classes.matched}
      </Text>
      <Text kind="reading" tone="second" center>
        {words.matchedText(provider)}
      </Text>
      <Text kind="amount" tone="price" tabular className="matched-amount">
        {yuan(amount)}
      </Text>
      <View className="matched-lines">
        <Line label={words.provider}>{provider}</Line>
        <Line label={words.rate}>{words.percent(rate)}</Line>
      </View>
      <Text kind="note" tone="second" className="matched-note">
        {words.note}
      </Text>
      <Stack gap={12} className="matched-buttons">
        <LendingWay id="welfare-lending" />
        <Button
          id="welfare-calc"
          block
          kind="second"
          text={words.calculator}
          onTap={() => go(routes.calculator, { amount: String(amount), rate: String(rate) })}
        />
        <Button id="welfare-score" block kind="second" text={words.seeScore} onTap={() => go(routes.score)} />
      </Stack>
    </Stack>
  )
})
