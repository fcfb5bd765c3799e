import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { claimWords } from '@/i18n/claim'
import { healthWords } from '@/i18n/health'
import { ownCardWords } from '@/i18n/ownCard'
import { formatDate } from '@/lib/date'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { UseCode } from '@/ui/action/UseCode'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import './CodeSheet.scss'
import type { HealthStore } from './store'

/** The right that was opened, with the code that the clinic or the hotline asks for. A refusal is a toast. */
export const CodeSheet = observer(function CodeSheet({ store }: { store: HealthStore }) {
  const words = healthWords()
  useEnd(store.opening)
  const { opened } = store
  if (!opened) return null
  const { right, code } = opened
  return (
    <Sheet
      id="health-code"
      open
      title={right.name}
      onClose={store.close}
      footer={<Button id="health-code-close" block text={words.understood} onTap={store.close} />}
    >
      <Stack gap={12} align="center" className="health-code" role="status">
        <Text kind="body" tone="second">
          {right.text}
        </Text>
        {code ? (
          <View className="health-code-box">
            <UseCode
              kind="text"
              code={code.text}
              label={words.codeLabel(right.name)}
              note={claimWords().until(formatDate(code.endTime, 'yyyy-MM-dd'))}
            />
          </View>
        ) : (
          <Text kind="body" tone="second">
            {words.noCode}
          </Text>
        )}
        {right.left > 0 && (
          <Text kind="body" strong>
            {ownCardWords().uses(right.left)}
          </Text>
        )}
        {code && (
          <Text kind="note" tone="third">
            {words.codeHint}
          </Text>
        )}
      </Stack>
    </Sheet>
  )
})
