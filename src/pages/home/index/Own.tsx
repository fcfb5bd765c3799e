import { observer } from 'mobx-react'
import { AttentionCard } from '@/domain/home/AttentionCard'
import { newcomer } from '@/domain/session/newcomer'
import { useScreenStore } from '@/shell/useScreenStore'
import { StepStore } from './stepStore'
import type { HomeStore } from './store'
import { usePart } from './usePart'

const loadWelcome = () => import('./Welcome')

/** What home does for a signed-in customer alone, in a chunk of its own: it finds what waits for them, and greets a new one. */
export const Own = observer(function Own({ home }: { home: HomeStore }) {
  useScreenStore(() => new StepStore(home))
  const part = usePart(newcomer.isNew, loadWelcome)
  return newcomer.isNew && part ? <part.Welcome /> : null
})

/** The one thing that waits for the customer, until its time has run out. */
export const NextStep = observer(function NextStep({ home }: { home: HomeStore }) {
  const { step } = home
  return typeof step === 'object' ? <AttentionCard rows={[step]} onEnd={() => home.setStep('none')} /> : null
})
