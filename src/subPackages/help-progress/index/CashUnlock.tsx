import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { helpMemberWords } from '@/i18n/helpMember'
import { toast } from '@/platform/page/toast'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Price } from '@/ui/display/Price'
import './CashUnlock.scss'
import type { ProgressStore } from './progressStore'

/** The cash that one invited friend unlocks; nothing where it is not offered. */
export const CashUnlock = observer(function CashUnlock({ store }: { store: ProgressStore }) {
  const words = helpMemberWords()
  useEnd(store.taking, { done: ({ amount }) => toast(words.taken(amount)) })
  const { task } = store
  if (!task) return null
  return (
    <Card>
      <View className="cash-unlock">
        <View className="cash-unlock-words">
          <Text className="cash-unlock-title">{words.unlock}</Text>
          <Text className="cash-unlock-text">{words.unlockStates[task.state] ?? words.unlockText}</Text>
        </View>
        <Price fen={task.reward} />
        {task.state === 'done' && (
          <Button id="unlock-take" size="small" text={words.take} busy={store.taking.busy} onTap={store.takeCash} />
        )}
      </View>
    </Card>
  )
})
