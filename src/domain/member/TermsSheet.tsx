import { observer } from 'mobx-react'
import { memberWords } from '@/i18n/member'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Check } from '@/ui/input/Check'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import './TermsSheet.scss'
import type { TermsStore } from './termsStore'

interface TermsCheckProps {
  store: TermsStore
  /** It was tried without the tick. */
  isMissing: boolean
}

/** The box to tick before the membership is bought or received. */
export const TermsCheck = observer(function TermsCheck({ store, isMissing }: TermsCheckProps) {
  const words = memberWords()
  return (
    <Check
      id="gold-agree"
      checked={store.agreed}
      text={words.agree}
      links={words.terms}
      onChange={store.agree}
      onLink={store.open}
      problem={isMissing && words.agreeFirst}
    />
  )
})

/** The terms themselves. */
export const TermsSheet = observer(function TermsSheet({ store }: { store: TermsStore }) {
  const words = memberWords()
  const terms = store.text.value?.agreement
  return (
    <Sheet id="gold-terms" open={store.isOpen} title={terms?.title ?? words.termsTitle} onClose={store.close}>
      <Stack gap={12} className="terms-sheet" aria-busy={store.text.status === 'loading' ? 'true' : 'false'}>
        {terms && (
          <Text kind="note" tone="third">
            {words.version(terms.version)}
          </Text>
        )}
        {terms?.paragraphs.map((paragraph) => (
          <Text key={paragraph} kind="reading" tone="second">
            {paragraph}
          </Text>
        ))}
        {!terms && store.text.status === 'failed' && (
          <EmptyState illustration="error" text={words.termsFailed}>
            <Button size="small" kind="second" text={words.retry} onTap={() => void store.load()} />
          </EmptyState>
        )}
      </Stack>
    </Sheet>
  )
})
