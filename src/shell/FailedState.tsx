import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useContext } from 'react'
import { shellWords } from '@/i18n/shell'
import { Button } from '@/ui/action/Button'
import { CopyButton } from '@/ui/action/CopyButton'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { OnlineContext } from '@/ui/hooks/OnlineContext'
import { useRetryOnline } from '@/ui/hooks/useRetryOnline'
import { Row } from '@/ui/layout/Row'
import './FailedState.scss'

interface FailedStateProps {
  text: string
  traceId?: string
  onRetry?: () => void
}

/** A failure: its text, a retry button, and the trace id that support asks for. It retries by itself once a lost network is back. */
export const FailedState = observer(function FailedState({ text, traceId, onRetry }: FailedStateProps) {
  const words = shellWords()
  const isOnline = useContext(OnlineContext)()
  useRetryOnline(onRetry)
  return (
    <View className="failed-state">
      <EmptyState illustration={isOnline ? 'error' : 'offline'} text={text} alerts>
        {onRetry && <Button text={words.retry} kind="second" onTap={onRetry} />}
        {traceId && (
          <Row justify="center" above={24} className="failed-state-foot">
            <Text kind="note" className="failed-state-trace" selectable>
              {words.traceId(traceId)}
            </Text>
            <CopyButton text={traceId} label={words.copyTrace} />
          </Row>
        )}
      </EmptyState>
    </View>
  )
})
