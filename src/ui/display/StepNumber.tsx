import { Row } from '@/ui/layout/Row'
import './StepNumber.scss'
import { Text } from './Text'

/** The number of a step in a circle, from 1 on. */
export function StepNumber({ number }: { number: number }) {
  return (
    <Row justify="center" className="step-number">
      <Text kind="small" strong tone="brand">
        {number}
      </Text>
    </Row>
  )
}
