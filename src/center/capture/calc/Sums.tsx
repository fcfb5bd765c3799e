import { View } from '@tarojs/components'
import { calcWords } from '@/i18n/calc'
import { yuan } from '@/lib/money'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Line } from '@/ui/list/Line'
import type { Method, Plan } from './instalments'
import './Sums.scss'

/** What the plan costs: the first month, the fee, the total; lines while a field is wrong. */
export function Sums({ plan, method }: { plan: Plan | undefined; method: Method }) {
  const words = calcWords()
  const shown = (fen: number | undefined) => (fen === undefined ? '—' : yuan(fen))
  const [first] = plan?.instalments ?? []
  const last = plan?.instalments[plan.instalments.length - 1]
  return (
    <Card>
      <View className="calc-sums" role="status" aria-live="polite">
        <Text kind="small" tone="second" block>
          {method === 'payment' ? words.eachMonth : words.firstMonth}
        </Text>
        <Text kind="sum" tone="price" block className="calc-sums-main" id="calc-month">
          {shown(first?.payment)}
        </Text>
        {last && first && last.payment !== first.payment && (
          <Text kind="note" tone="third" block className="calc-sums-last">
            {words.lastMonth(last.payment)}
          </Text>
        )}
        <Line label={words.fee}>{shown(plan?.fee)}</Line>
        <Line label={words.total} kind="strong">
          {shown(plan?.total)}
        </Line>
      </View>
    </Card>
  )
}
