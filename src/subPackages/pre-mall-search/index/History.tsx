import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { useEnd } from '@/shell/useEnd'
import { Tappable } from '@/ui/action/Tappable'
import { Icon } from '@/ui/media/Icon'
import type { PreSearchStore } from './store'
import { Words } from './Words'

interface HistoryProps {
  store: PreSearchStore
  onSearch(text: string): void
}

/** Words of earlier searches, which can be cleared. */
export const History = observer(function History({ store, onSearch }: HistoryProps) {
  const words = mallWords()
  useEnd(store.clearing)
  return (
    <Words
      title={words.history}
      words={store.history.map((word) => ({ word, onTap: () => onSearch(word) }))}
      action={
        <Tappable
          className="search-words-clear"
          label={words.clearHistory}
          disabled={store.clearing.busy}
          onTap={store.clear}
        >
          <Icon name="trash" size={18} />
        </Tappable>
      }
    />
  )
})
