import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PayoutAccount } from '@/contract/wallet/accounts'
import { withdrawWords } from '@/i18n/withdraw'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './AccountFace.scss'
import { AccountIcon } from './AccountIcon'

/** An account that receives money: its name, when money arrives there, and what that costs. */
export const AccountFace = observer(function AccountFace({ account }: { account: PayoutAccount }) {
  const words = withdrawWords()
  const { kind, name, masked, isDefault, arrival, feeRate, feeMin } = account
  return (
    <>
      <View className="account-face-icon">
        <AccountIcon kind={kind} size={22} />
      </View>
      <Stack grow>
        <Row gap={8} wrap>
          <Text kind="large" strong tone="main">
            {`${name} ${masked}`.trim()}
          </Text>
          {isDefault && <Tag kind="brand" text={words.default} />}
        </Row>
        <Text kind="note" tone="third">
          {arrival}
        </Text>
        <Text kind="note" tone="third">
          {words.accountFee(feeRate, feeMin)}
        </Text>
      </Stack>
    </>
  )
})
