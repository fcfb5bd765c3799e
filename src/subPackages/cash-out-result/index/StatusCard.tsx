import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WithdrawDetailRes } from '@/contract/wallet/withdraw'
import { StatusFace } from '@/domain/wallet/result/StatusFace'
import { Card } from '@/ui/display/Card'
import './StatusCard.scss'

/** Where a withdrawal stands, on a white card whose icon has the colour of the state. */
export const StatusCard = observer(function StatusCard({ detail }: { detail: WithdrawDetailRes }) {
  return (
    <View className="status-card">
      <Card>
        <StatusFace detail={detail} />
      </Card>
    </View>
  )
})
