import { observer } from 'mobx-react'
import { type BankWords, bankWords } from '@/i18n/bank'
import { Button } from '@/ui/action/Button'
import { ResultBody } from '@/ui/display/ResultBody'
import type { OnceBindStore } from './store'

interface BindingViewProps {
  store: OnceBindStore
  /** What leads on once the card is bound. */
  doneText: string
  onDone(): void
}

/** A binding that was begun: whether the customer still has to decide at the bank, or how it ended. */
export const BindingView = observer(function BindingView({ store, doneText, onDone }: BindingViewProps) {
  const words = bankWords()
  const { view, binding } = store
  const again = <Button id="once-again" block text={words.again} onTap={store.startOver} />
  if (view === 'bound') {
    const { bankName = '', cardTail = '' } = binding?.card ?? {}
    return (
      <ResultBody look="success" title={words.boundTitle} text={words.boundText(words.cardName(bankName, cardTail))}>
        <Button id="once-done" block text={doneText} onTap={onDone} />
      </ResultBody>
    )
  }
  if (view === 'declined' || view === 'expired' || view === 'unknown') {
    return (
      <ResultBody look="failure" title={words[`${view}Title`]} text={words[`${view}Text`]}>
        {again}
      </ResultBody>
    )
  }
  if (view === 'late') {
    return (
      <ResultBody look="unclear" title={words.lateTitle} text={words.lateText}>
        <Button id="once-check" block text={words.checkAgain} onTap={store.checkAgain} />
        <Button id="once-other" block kind="second" text={words.otherBank} onTap={store.startOver} />
      </ResultBody>
    )
  }
  if (view !== 'signing') return <ResultBody look="checking" title={words.checkingTitle} text={words.checkingText} />
  return (
    <ResultBody look="checking" title={words.signingTitle(binding?.bankName ?? '')} text={signingText(store, words)}>
      <Button id="once-sign" block text={words.goSign} onTap={() => void store.goSign()} />
      <Button id="once-other" block kind="second" text={words.otherBank} onTap={store.startOver} />
    </ResultBody>
  )
})

function signingText({ wayEnd }: OnceBindStore, words: BankWords): string {
  if (wayEnd === 'copied') return words.signingCopied
  return wayEnd === 'refused' || wayEnd === 'untrusted' ? words.signingNotOpened : words.signingText
}
