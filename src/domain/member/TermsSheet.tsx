import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { memberWords } from '@/i18n/member'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Check } from '@/ui/input/Check'
import { Sheet } from '@/ui/layer/Sheet'
import './TermsSheet.scss'
import type { TermsStore } from './termsStore'

/** The box to tick before the membership is bought or received. */
export const TermsCheck = observer(function TermsCheck({ store }: { store: TermsStore }) {
  const words = memberWords()
  return (
    <Check
      id="gold-agree"
      checked={store.agreed}
      text={words.agree}
      links={words.terms}
      onChange={store.agree}
      onLink={store.open}
    />
  )
})

/** The terms themselves. */
export const TermsSheet = observer(function TermsSheet({ store }: { store: TermsStore }) {
  const words = memberWords()
  const terms = store.text.value?.agreement
  return (
    <Sheet id="gold-terms" open={store.isOpen} title={terms?.title ?? words.termsTitle} onClose={store.close}>
      <View className="terms-sheet" aria-busy={store.text.status === 'loading' ? 'true' : 'false'}>
        {terms && <Text className="terms-sheet-version">{words.version(terms.version)}</Text>}
        {terms?.paragraphs.map((paragraph) => (
          <Text key={paragraph} className="terms-sheet-text">
            {paragraph}
          </Text>
        ))}
        {!terms && store.text.status === 'failed' && (
          <EmptyState icon="document" text={words.termsFailed}>
            <Button size="small" kind="second" text={words.retry} onTap={() => void store.load()} />
          </EmptyState>
        )}
      </View>
    </Sheet>
  )
})
