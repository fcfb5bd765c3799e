import { observer } from 'mobx-react'
import { nativeWords } from '@/i18n/native'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { type DemoStore, trials } from './store'

/** One row per request of the catalogue. */
export const Requests = observer(function Requests({ store }: { store: DemoStore }) {
  const words = nativeWords()
  return (
    <>
      <Text kind="small" tone="third" className="demo-native-group">
        {words.groupSend}
      </Text>
      <Card flush>
        {trials.map((trial) => (
          <Row key={trial.key} gap={12} justify="between" wrap className="demo-native-row">
            <Text kind="body" tone="main">
              {words.requests[trial.key]}
            </Text>
            <Button
              id={`native-${trial.key}`}
              kind="second"
              size="small"
              text={words.send}
              label={`${words.send} ${words.requests[trial.key]}`}
              onTap={() => void store.send(trial)}
            />
          </Row>
        ))}
      </Card>
    </>
  )
})
