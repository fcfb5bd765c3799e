import { observer } from 'mobx-react'
import { faceWords } from '@/i18n/face'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { ResultBody } from '@/ui/display/ResultBody'
import type { FaceStore } from './store'

/** The recording is being sent; where no answer came it can be sent again, so that the customer need not record anew. */
export const Sending = observer(function Sending({ store }: { store: FaceStore }) {
  const words = faceWords()
  if (store.sends.recording.busy) {
    return (
      <Card>
        <ResultBody look="checking" title={words.sending} text={words.sendingText} />
      </Card>
    )
  }
  return (
    <Card>
      <ResultBody look="unclear" title={words.unsentTitle} text={words.unsent}>
        <Button id="face-resend" block text={words.sendAgain} onTap={store.sendRecording} />
        <Button
          id="face-again"
          block
          kind="second"
          text={words.recordAgain}
          busy={store.sends.opening.busy}
          onTap={store.begin}
        />
      </ResultBody>
    </Card>
  )
})
