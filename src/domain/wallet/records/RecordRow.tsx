import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WithdrawRow } from '@/contract/wallet/withdraw'
import { walletWords } from '@/i18n/wallet'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { knownStatus, lookOf } from '../result/withdrawState'
import './RecordRow.scss'

/** One withdrawal: where it went, how much, when, and where it stands; it opens its result. */
export const RecordRow = observer(function RecordRow({ row }: { row: WithdrawRow }) {
  const words = walletWords()
  const { withdrawId, account, amount, fee, status, createdTime } = row
  return (
    <Tappable
      id={`record-${withdrawId}`}
      className="record-row"
      role="link"
      onTap={() => go(routes.cashResult, { withdrawId })}
    >
      <View className="record-row-line">
        <Text className="record-row-title">{words.recordTitle(account)}</Text>
        <Text className="record-row-amount">{words.yuan(amount)}</Text>
      </View>
      <View className="record-row-line">
        <Text className="record-row-note">{formatDate(createdTime, 'yyyy-MM-dd HH:mm')}</Text>
        <Text className={`record-row-status is-${lookOf(status)}`}>{words.statuses[knownStatus(status)]}</Text>
      </View>
      {fee > 0 && <Text className="record-row-note">{words.feeOf(fee)}</Text>}
    </Tappable>
  )
})
