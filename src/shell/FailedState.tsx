import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { shellWords } from '@/i18n/shell'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import './FailedState.scss'

interface FailedStateProps {
  text: string
  traceId?: string
  onRetry?: () => void
}

/** What did not work: its text, a retry, and the trace id that support will ask for. */
export const FailedState = observer(function FailedState({ text, traceId, onRetry }: FailedStateProps) {
  const words = shellWords()
  return (
    <View className="failed-state" role="alert">
      <View className="failed-state-icon">
        <Icon name="warning" size={40} />
      </View>
      <Text className="failed-state-text">{text}</Text>
      {traceId && <Text className="failed-state-trace">{words.traceId(traceId)}</Text>}
      {onRetry && <Button text={words.retry} kind="second" onTap={onRetry} />}
    </View>
  )
})
