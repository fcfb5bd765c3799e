import { observer } from 'mobx-react'
import type { ScoreFactor } from '@/contract/credit'
import { creditWords } from '@/i18n/credit'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './Factors.scss'

/** What moved the score, the strongest first. */
export const Factors = observer(function Factors({ factors }: { factors: readonly ScoreFactor[] }) {
  const words = creditWords()
  return (
    <Card title={words.factors}>
      {factors.length === 0 && (
        <EmptyState illustration="empty" icon="chart" text={words.noFactors} hint={words.noFactorsHint} />
      )}
      {factors.map(({ factorId, name, text, effect, points }) => (
        <Row key={factorId} gap={12} className="score-factor">
          <Stack grow>
            <Text kind="large" strong>
              {name}
            </Text>
            <Text kind="small" tone="second">
              {text}
            </Text>
          </Stack>
          <Text kind="title" tabular className={`score-factor-points is-${effect}`}>
            {effect === 'down' ? words.down(points) : words.up(points)}
          </Text>
        </Row>
      ))}
    </Card>
  )
})
