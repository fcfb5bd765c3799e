import { observer } from 'mobx-react'
import { AttentionCard } from '@/domain/home/AttentionCard'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { StepStore } from './stepStore'
import type { HomeStore } from './store'

/** What home does for a signed-in customer alone, in a chunk of its own: it finds what waits for them. */
export const Own = observer(function Own({ home }: { home: HomeStore }) {
  const { receiving } = useScreenStore(() => new StepStore(home))
  useEnd(receiving)
  return null
})

/** The one thing that waits for the customer, until its time has run out. */
export const NextStep = observer(function NextStep({ home }: { home: HomeStore }) {
  const { step } = home
  return typeof step === 'object' ? <AttentionCard rows={[step]} onEnd={() => home.setStep('none')} /> : null
})
