import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { shellWords } from '@/i18n/shell'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Tappable } from '@/ui/Tappable'
import './FailedState.scss'

interface FailedStateProps {
  text: string
  traceId?: string
  onRetry?: () => void
}

/** What did not work: its text, a retry, and the trace id that support will ask for. */
export const FailedState = observer(function FailedState({ text, traceId, onRetry }: FailedStateProps) {
  const words = shellWords()
  const copy = async (id: string) => toast((await copyText(id)) ? words.copied : words.copyFailed)
  return (
    <View className="failed-state">
      <EmptyState icon="warning" text={text} alerts>
        {onRetry && <Button text={words.retry} kind="second" onTap={onRetry} />}
        {traceId && (
          <View className="failed-state-foot">
            <Text className="failed-state-trace" selectable>
              {words.traceId(traceId)}
            </Text>
            <Tappable className="failed-state-copy" label={words.copyTrace} onTap={() => void copy(traceId)}>
              <Text>{words.copy}</Text>
            </Tappable>
          </View>
        )}
      </EmptyState>
    </View>
  )
})
