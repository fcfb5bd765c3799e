import { observer } from 'mobx-react'
import { helpMemberWords } from '@/i18n/helpMember'
import { toast } from '@/platform/page/toast'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import type { ProgressStore } from './progressStore'

/** The cash that one invited friend unlocks; nothing where it is not offered. */
export const CashUnlock = observer(function CashUnlock({ store }: { store: ProgressStore }) {
  const words = helpMemberWords()
  useEnd(store.taking, { done: ({ amount }) => toast(words.taken(amount)) })
  const { task } = store
  if (!task) return null
  return (
    <Card>
      <Row gap={12}>
        <Stack grow>
          <Text kind="large" strong>
            {words.unlock}
          </Text>
          <Text kind="note" tone="third">
            {words.unlockStates[task.state] ?? words.unlockText}
          </Text>
        </Stack>
        <Price fen={task.reward} />
        {task.state === 'done' && (
          <Button id="unlock-take" size="small" text={words.take} busy={store.taking.busy} onTap={store.takeCash} />
        )}
      </Row>
    </Card>
  )
})
