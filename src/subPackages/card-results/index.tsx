import type { ComponentType } from 'react'
import type { OpenCardStatus } from '@/contract/identity/openCard'
import { StepGate } from '@/domain/identity/StepGate'
import { openCardWords } from '@/i18n/openCard'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Apply } from './index/Apply'
import { Opened } from './index/Opened'
import { Processing } from './index/Processing'
import { Refused } from './index/Refused'
import { CardResultsStore } from './index/store'

interface BodyProps {
  store: CardResultsStore
  redirect?: string
}

const bodies: Readonly<Record<Exclude<OpenCardStatus, 'none'>, ComponentType<BodyProps>>> = {
  processing: Processing,
  opened: Opened,
  refused: Refused,
}

/** The customer applies for the card here once every step is done, and sees what came of it. */
export default page(routes.cardResults, function CardResults({ redirect }) {
  const store = useScreenStore(() => new CardResultsStore())
  useEnd(store.applying)
  const { status } = store
  const Body = status === 'none' ? undefined : bodies[status]
  return (
    <Screen
      title={!Body && store.result.status === 'ready' ? openCardWords().applyTitle : undefined}
      remote={store.result}
      onRetry={store.load}
      skeleton="form"
    >
      {Body ? (
        <Body store={store} redirect={redirect} />
      ) : (
        <StepGate flow={store.flow} screen="cardResults" redirect={redirect}>
          <Apply store={store} />
        </StepGate>
      )}
    </Screen>
  )
})
