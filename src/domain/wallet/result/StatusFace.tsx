import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WithdrawDetailRes } from '@/contract/wallet/withdraw'
import { walletWords } from '@/i18n/wallet'
import { yuan } from '@/lib/money'
import { Rolling } from '@/ui/display/Rolling'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon, type IconName } from '@/ui/media/Icon'
import './StatusFace.scss'
import { knownStatus, lookOf, type StateLook } from './withdrawState'

const icons: Readonly<Record<StateLook, IconName>> = {
  moving: 'clock',
  waiting: 'wallet',
  done: 'done',
  failed: 'refund',
}

/** Where a withdrawal stands: an icon, its title, what that means, and why money came back. It takes the colours of what is around it. */
export const StatusFace = observer(function StatusFace({ detail }: { detail: WithdrawDetailRes }) {
  const words = walletWords()
  const { status, reason, amount } = detail
  const { title, text } = words.heads[knownStatus(status)]
  return (
    <View className={`status-face is-${lookOf(status)}`} role="status" aria-live="polite">
      <View className="status-face-icon">
        <Icon name={icons[lookOf(status)]} size={28} />
      </View>
      <Stack gap={2} grow>
        <Text kind="heading">{title}</Text>
        <Rolling>
          <Text kind="sum" tabular>
            {yuan(amount)}
          </Text>
        </Rolling>
        <Text kind="small" className="status-face-text">
          {text}
        </Text>
        {reason && (
          <Text kind="small" className="status-face-text">
            {words.reason(reason)}
          </Text>
        )}
      </Stack>
    </View>
  )
})
