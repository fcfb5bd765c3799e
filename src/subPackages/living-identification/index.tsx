import { StepGate } from '@/domain/identity/StepGate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Capture } from './index/Capture'
import { Intro } from './index/Intro'
import { Refused } from './index/Refused'
import { Sending } from './index/Sending'
import { FaceStore } from './index/store'

const parts = { intro: Intro, capture: Capture, recorded: Sending, refused: Refused }

/** Proves that the customer is the person of the ID card: by the host's own face check, or by challenges before the camera. */
export default page(routes.livingIdentification, function LivingIdentification({ redirect }) {
  const store = useScreenStore(() => new FaceStore())
  useEnd(store.sends.opening)
  useEnd(store.sends.picture)
  useEnd(store.sends.recording)
  useEnd(store.hostCheck.sending)
  const Part = parts[store.stage]
  return (
    <Screen remote={store.flow.status} onRetry={store.load} skeleton="form">
      <StepGate flow={store.flow} screen="livingIdentification" redirect={redirect}>
        <Part store={store} />
      </StepGate>
    </Screen>
  )
})
