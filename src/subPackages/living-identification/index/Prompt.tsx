import { observer } from 'mobx-react'
import { faceWords } from '@/i18n/face'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Challenges } from './Challenges'
import './Prompt.scss'
import type { FaceStore } from './store'

/** What to do in front of the camera now, in large type; a screen reader says each new instruction. */
export const Prompt = observer(function Prompt({ store }: { store: FaceStore }) {
  const words = faceWords()
  const { capture, problem, sends } = store
  const { stage, run } = capture
  const titles = {
    starting: words.starting,
    picture: words.pictureTitle,
    ready: words.readyTitle,
    recording: '',
    off: '',
  }
  const action = run?.challenge && (words.actions[run.challenge.action]?.now ?? '')
  const told = capture.hasNoPicture ? words.noPicture : problem === 'lost' ? words.lost : problem?.message
  return (
    <Stack gap={12} align="center" className="face-prompt">
      {run && (
        <Text kind="body" tone="second" tabular className="face-prompt-place">
          {words.place(run.index + 1, run.count)}
        </Text>
      )}
      <Stack gap={8} align="center" className="face-prompt-now" role="status" aria-live="assertive">
        <Text kind="figure">{action ?? titles[stage as keyof typeof titles]}</Text>
        {run?.challenge?.digits && (
          <Text
            kind="amount"
            tone="brand"
            className="face-prompt-digits"
            aria-label={run.challenge.digits.split('').join(' ')}
          >
            {run.challenge.digits}
          </Text>
        )}
      </Stack>
      {run && (
        <Text kind="headline" tone="brand" tabular role="timer">
          {words.secondsLeft(run.secondsLeft)}
        </Text>
      )}
      {stage === 'ready' && <Challenges challenges={capture.challenges} />}
      {told && <Alarm text={told} />}
      {stage === 'picture' && (
        <Button id="face-take" block text={words.take} busy={sends.picture.busy} onTap={store.takePicture} />
      )}
      {stage === 'ready' && <Button id="face-record" block text={words.record} onTap={capture.record} />}
    </Stack>
  )
})
