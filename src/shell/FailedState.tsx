import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { shellWords } from '@/i18n/shell'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import './FailedState.scss'
import { faultOf } from './remote'

/** A first load that failed: what happened, a retry, and the trace id that support will ask for. */
export const FailedState = observer(function FailedState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const words = shellWords()
  const { traceId, message } = faultOf(error)
  return (
    <View className="failed-state" role="alert">
      <View className="failed-state-icon">
        <Icon name="warning" size={40} />
      </View>
      <Text className="failed-state-text">{message ?? words.loadFailed}</Text>
      {traceId && <Text className="failed-state-trace">{words.traceId(traceId)}</Text>}
      {onRetry && <Button text={words.retry} kind="second" onTap={onRetry} />}
    </View>
  )
})
