import { observer } from 'mobx-react'
import type { SearchWord } from '@/contract/mall/search'
import { mallWords } from '@/i18n/mall'
import { openAddress } from '@/navigate'
import { ListFoot } from '@/ui/list/ListFoot'
import type { PreSearchStore } from './store'
import { Words } from './Words'

interface SuggestedProps {
  store: PreSearchStore
  onSearch(text: string): void
}

/** Words that the server suggests; where they did not load, a retry stands in their place. */
export const Suggested = observer(function Suggested({ store, onSearch }: SuggestedProps) {
  const words = mallWords()
  const hasFailed = store.words.status === 'failed' && store.words.value === undefined
  // With `urlStatus` 1 a word opens its address; it is searched for where this build does not know the address.
  const open = ({ word, urlStatus, url }: SearchWord) => {
    if (urlStatus !== 1 || !url || !openAddress(url)) onSearch(word)
  }
  return (
    <Words
      title={words.suggested}
      words={store.suggested.map((one) => ({
        word: one.word,
        isHot: one.urlStatus === 1,
        onTap: () => open(one),
      }))}
      instead={hasFailed && <ListFoot status="failed" hasMore onRetry={() => void store.loadWords()} />}
    />
  )
})
