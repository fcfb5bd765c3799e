import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AccountKind, PayoutAccount } from '@/contract/wallet/accounts'
import { withdrawWords } from '@/i18n/withdraw'
import { formatAmount } from '@/lib/money'
import { Tag } from '@/ui/display/Tag'
import { Icon, type IconName } from '@/ui/media/Icon'
import './AccountFace.scss'

const icons: Readonly<Record<AccountKind, IconName>> = { bank: 'card', alipay: 'wallet', wechat: 'phone' }

/** An account that receives money: its name, when money arrives there, and what that costs. */
export const AccountFace = observer(function AccountFace({ account }: { account: PayoutAccount }) {
  const words = withdrawWords()
  const { kind, name, masked, isDefault, arrival, feeRate, feeMin } = account
  // Hundredths of a percent read as an amount does.
  const percent = formatAmount(feeRate).replace(/\.?0+$/, '')
  return (
    <>
      <View className="account-face-icon">
        <Icon name={icons[kind] ?? 'card'} size={22} />
      </View>
      <View className="account-face-words">
        <View className="account-face-line">
          <Text className="account-face-name">{`${name} ${masked}`.trim()}</Text>
          {isDefault && <Tag kind="brand" text={words.default} />}
        </View>
        <Text className="account-face-note">{arrival}</Text>
        <Text className="account-face-note">{words.accountFee(percent, feeMin)}</Text>
      </View>
    </>
  )
})
