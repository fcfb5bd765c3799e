import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WithdrawDetailRes } from '@/contract/wallet/withdraw'
import { StatusFace } from '@/domain/wallet/result/StatusFace'
import './CashResultHead.scss'

/** Where a withdrawal stands, in white on the blue header. */
export const CashResultHead = observer(function CashResultHead({ detail }: { detail: WithdrawDetailRes }) {
  return (
    <View className="cash-result-head">
      <StatusFace detail={detail} />
    </View>
  )
})
