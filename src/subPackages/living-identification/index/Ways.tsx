import { observer } from 'mobx-react'
import { faceWords } from '@/i18n/face'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Stack } from '@/ui/layout/Stack'
import type { HostCheckProblem } from './hostCheck'
import type { FaceStore } from './store'
import './Ways.scss'

interface WaysProps {
  store: FaceStore
  /** What the camera's button says where it is the only way. */
  text: string
}

/** The ways to go on, with why the last one led nowhere: the host's own check first where it has one, and the camera. */
export const Ways = observer(function Ways({ store, text }: WaysProps) {
  const words = faceWords()
  const { hostCheck, problem, sends } = store
  const hostProblem = hostCheck.problem && hostProblemText(hostCheck.problem)
  const told = problem === 'lost' ? words.lost : problem?.message
  return (
    <Stack gap={12} className="face-ways">
      {told && store.stage === 'intro' && <Alarm text={told} />}
      {hostProblem && <Alarm text={hostProblem} />}
      {hostCheck.isOffered && (
        <Button
          id="face-host"
          block
          text={words.hostCheck}
          busy={hostCheck.sending.busy}
          disabled={sends.opening.busy}
          onTap={store.checkByHost}
        />
      )}
      <Button
        id="face-begin"
        block
        kind={hostCheck.isOffered ? 'second' : 'primary'}
        text={hostCheck.isOffered ? words.camera : text}
        busy={sends.opening.busy}
        disabled={hostCheck.sending.busy}
        onTap={store.begin}
      />
    </Stack>
  )
})

function hostProblemText(problem: HostCheckProblem): string {
  const words = faceWords()
  if (problem === 'cancelled') return words.hostCancelled
  if (problem === 'lost') return words.lost
  return problem === 'failed' ? words.hostFailed : problem.message || words.hostFailed
}
