import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { ListFoot } from '@/ui/ListFoot'
import type { PreSearchStore } from './store'
import { Words } from './Words'

/** What others search for. Where it did not load, only it is missing: the field and the history work without. */
export const Suggested = observer(function Suggested({ store }: { store: PreSearchStore }) {
  const words = mallWords()
  const hasFailed = store.words.status === 'failed' && store.words.value === undefined
  return (
    <Words
      title={words.suggested}
      words={store.suggested.map((one) => ({
        word: one.word,
        isHot: one.urlStatus === 1,
        onTap: () => store.open(one),
      }))}
      instead={hasFailed && <ListFoot status="failed" hasMore onRetry={() => void store.loadWords()} />}
    />
  )
})
