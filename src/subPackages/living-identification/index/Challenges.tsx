import type { Challenge } from '@/contract/identity/face'
import { faceWords } from '@/i18n/face'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './Challenges.scss'

/** The challenges in their order, before they begin. */
export function Challenges({ challenges }: { challenges: readonly Challenge[] }) {
  const words = faceWords()
  return (
    <Stack gap={8} className="face-challenges" role="list">
      {challenges.map(({ action, seconds }, index) => (
        <Row key={index} gap={12} className="face-challenges-row" role="listitem">
          <Text kind="small" tone="brand" center className="face-challenges-place">
            {index + 1}
          </Text>
          <Text kind="large" grow>
            {words.actions[action]?.name ?? action}
          </Text>
          <Text kind="small" tone="second" className="face-challenges-time">
            {words.lasts(seconds)}
          </Text>
        </Row>
      ))}
    </Stack>
  )
}
