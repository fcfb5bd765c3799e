import { Text, View } from '@tarojs/components'
import './ListFoot.scss'
import { Tappable } from './Tappable'

interface ListFootProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  hasMore: boolean
  texts: { loading: string; more?: string; end: string; failed: string }
  /** Asks for the next page, or again for the one that failed. */
  onRetry(): void
}

/** What stands under an endless list: loading, the end, or the way to the next page where the page's end is not scrolled to. */
export function ListFoot({ status, hasMore, texts, onRetry }: ListFootProps) {
  const asks = status === 'failed' || (status === 'ready' && hasMore)
  // The outer element stays: in mini-programs a change of it would send the whole list beside it anew.
  return (
    <View className="list-foot" aria-live="polite">
      {asks ? (
        <Tappable className="list-foot-line" onTap={onRetry}>
          <Text>{status === 'failed' ? texts.failed : (texts.more ?? texts.loading)}</Text>
        </Tappable>
      ) : (
        <View className="list-foot-line">
          <Text>{hasMore ? texts.loading : texts.end}</Text>
        </View>
      )}
    </View>
  )
}
