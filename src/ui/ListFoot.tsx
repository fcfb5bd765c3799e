import { Text, View } from '@tarojs/components'
import './ListFoot.scss'
import { Tappable } from './Tappable'

interface ListFootProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  hasMore: boolean
  texts: { loading: string; end: string; failed: string }
  /** Asks for the page again that failed. */
  onRetry(): void
}

/** What stands under an endless list: loading, the end, or a page that failed and may be asked for again. */
export function ListFoot({ status, hasMore, texts, onRetry }: ListFootProps) {
  if (status === 'failed')
    return (
      <Tappable className="list-foot" onTap={onRetry}>
        <Text>{texts.failed}</Text>
      </Tappable>
    )
  return (
    <View className="list-foot" aria-live="polite">
      <Text>{hasMore ? texts.loading : texts.end}</Text>
    </View>
  )
}
