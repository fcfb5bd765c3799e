import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WithdrawStep } from '@/contract/wallet/withdraw'
import { walletWords } from '@/i18n/wallet'
import { formatDate } from '@/lib/date'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './StepList.scss'
import { lookOf } from './withdrawState'

/** The steps of a withdrawal, each with its time; those without one lie ahead. */
export const StepList = observer(function StepList({ steps, status }: { steps: WithdrawStep[]; status: string }) {
  const words = walletWords()
  if (steps.length === 0) return null
  return (
    <Card title={words.steps}>
      <View role="list">
        {steps.map(({ key, text, time }) => (
          <View
            key={key}
            role="listitem"
            className={`step-list-step ${time === undefined ? 'is-ahead' : 'is-over'} ${key === status ? `is-now is-${lookOf(key)}` : ''}`}
          >
            <View className="step-list-mark" aria-hidden="true" />
            <Stack grow>
              <Text kind="reading" strong={key === status}>
                {text}
              </Text>
              <Text kind="note" tone="third">
                {time === undefined ? words.stepAhead : formatDate(time, 'yyyy-MM-dd HH:mm:ss')}
              </Text>
            </Stack>
          </View>
        ))}
      </View>
    </Card>
  )
})
