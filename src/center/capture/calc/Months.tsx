import { calcWords } from '@/i18n/calc'
import { formatAmount, yuan } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Gradual } from '@/ui/list/Gradual'
import { Icon } from '@/ui/media/Icon'
import type { Plan } from './instalments'
import './Months.scss'

interface MonthsProps {
  plan: Plan
  isOpen: boolean
  onToggle(): void
}

/** Every month of a plan, once it is opened. */
export function Months({ plan, isOpen, onToggle }: MonthsProps) {
  const words = calcWords()
  return (
    <Card>
      <Tappable id="calc-months" className="calc-months-head" onTap={onToggle}>
        <Text kind="large" strong tone="main">
          {isOpen ? words.hideMonths : words.showMonths(plan.instalments.length)}
        </Text>
        <Icon name={isOpen ? 'close' : 'down'} size={16} />
      </Tappable>
      {isOpen && (
        // Another plan is listed anew, a few rows at a time: all rows at once are too much for the answer to a tap.
        <Gradual key={`${plan.instalments.length} ${plan.total}`} size={4} first={2}>
          {plan.instalments.map(({ month, payment, principal, interest }) => (
            <Row key={month} gap={8} align="baseline" className="calc-months-row">
              <Text kind="body" tone="main" className="calc-months-month">
                {words.month(month)}
              </Text>
              <Text kind="note" tone="third" grow>
                {words.parts(formatAmount(principal), formatAmount(interest))}
              </Text>
              <Text kind="body" strong tone="main" className="calc-months-payment">
                {yuan(payment)}
              </Text>
            </Row>
          ))}
        </Gradual>
      )}
    </Card>
  )
}
