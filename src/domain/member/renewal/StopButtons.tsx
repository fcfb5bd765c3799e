import { observer } from 'mobx-react'
import { renewalWords } from '@/i18n/renewal'
import { Button } from '@/ui/action/Button'
import type { RenewalStore } from './renewalStore'

interface StopButtonsProps {
  store: RenewalStore
  onKeep(): void
  onStop?: () => void
}

/** Keeps or stops the renewal: two buttons of the same weight, each one tap. */
export const StopButtons = observer(function StopButtons({ store, onKeep, onStop }: StopButtonsProps) {
  const words = renewalWords()
  const stop = () => {
    onStop?.()
    store.stop(store.reason ? words.reasons[store.reason] : '')
  }
  return (
    <>
      <Button id="stop-keep" kind="second" text={words.keep} onTap={onKeep} />
      <Button id="stop-confirm" kind="second" text={words.confirmStop} busy={store.switching.busy} onTap={stop} />
    </>
  )
})
