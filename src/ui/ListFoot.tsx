import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { uiWords } from '@/i18n/ui'
import './ListFoot.scss'
import { Tappable } from './Tappable'

interface ListFootProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  hasMore: boolean
  /** Said after the last row, where the usual text does not fit. */
  end?: string
  /** Asks for the next page, or again for the one that failed. */
  onRetry(): void
}

/** What stands under an endless list: loading, the end, or the way to the next page where the page's end is not scrolled to. */
export const ListFoot = observer(function ListFoot({ status, hasMore, end, onRetry }: ListFootProps) {
  const words = uiWords().list
  const asks = status === 'failed' || (status === 'ready' && hasMore)
  // The outer element stays: in mini-programs a change of it would send the whole list beside it anew.
  return (
    <View className="list-foot" aria-live="polite">
      {asks ? (
        <Tappable className="list-foot-line" onTap={onRetry}>
          <Text>{status === 'failed' ? words.failed : words.more}</Text>
        </Tappable>
      ) : (
        <View className="list-foot-line">
          <Text>{hasMore ? words.loading : (end ?? words.end)}</Text>
        </View>
      )}
    </View>
  )
})
