import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { uiWords } from '@/i18n/ui'
import './ListFoot.scss'
import { Tappable } from '@/ui/action/Tappable'
import { useRetryOnline } from '@/ui/hooks/useRetryOnline'

interface ListFootProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  hasMore: boolean
  /** Text after the last row, where a screen needs another one than the default. */
  end?: string
  /** Loads the next page, or the failed one again. */
  onRetry(): void
}

/**
 * The line under an endless list: loading, the end of the list, or a button that loads the next page or the failed one again. A
 * failed page is loaded again once a lost network is back.
 */
export const ListFoot = observer(function ListFoot({ status, hasMore, end, onRetry }: ListFootProps) {
  const words = uiWords().list
  useRetryOnline(status === 'failed' ? onRetry : undefined)
  const asks = status === 'failed' || (status === 'ready' && hasMore)
  // The outer element never changes its type: in mini-programs Taro would send the whole list beside it again.
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
