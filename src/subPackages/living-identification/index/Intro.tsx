import { observer } from 'mobx-react'
import { faceWords } from '@/i18n/face'
import { identityWords } from '@/i18n/identity'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Check } from '@/ui/input/Check'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './Intro.scss'
import type { FaceStore } from './store'
import { Ways } from './Ways'

/** What happens, why, and what will be asked for, before anything is: the customer agrees and chooses the way. */
export const Intro = observer(function Intro({ store }: { store: FaceStore }) {
  const words = faceWords()
  return (
    <Stack gap={12}>
      <Card title={words.introTitle}>
        <Text kind="reading" tone="second" block>
          {words.introText}
        </Text>
        {words.hints.map((hint) => (
          <Row key={hint} gap={8} above={12} className="face-intro-hint">
            <Icon name="check" size={16} />
            <Text kind="body">{hint}</Text>
          </Row>
        ))}
      </Card>
      <Card title={words.whyTitle}>
        <Text kind="reading" tone="second" block>
          {words.why}
        </Text>
      </Card>
      <Card title={words.askTitle}>
        <Text kind="reading" tone="second" block>
          {words.ask}
        </Text>
      </Card>
      <Stack gap={12}>
        <Check id="face-agree" checked={store.agreed} text={words.agree} onChange={store.agree} />
        {store.mustAgree && <Alarm text={words.agreeFirst} />}
      </Stack>
      <Ways store={store} text={words.start} />
      <Text kind="small" tone="second" center>
        {identityWords().triesLeft(store.triesLeft)}
      </Text>
    </Stack>
  )
})
