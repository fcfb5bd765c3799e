import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { withdrawWords } from '@/i18n/withdraw'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './AccountRow.scss'
import { AccountFace } from './AccountFace'
import type { WithdrawStore } from './withdrawStore'

/** The account that receives the money, which opens the choice of another one; without one, the way to bind one. */
export const AccountRow = observer(function AccountRow({ store, onOpen }: { store: WithdrawStore; onOpen(): void }) {
  const words = withdrawWords()
  const { account } = store
  const message = store.messageAt('account')
  return (
    <Card>
      {account ? (
        <Tappable id="withdraw-account" className="account-row" onTap={onOpen}>
          <AccountFace account={account} />
          <Icon name="next" size={16} />
        </Tappable>
      ) : (
        <View className="account-row">
          <Stack gap={2} grow>
            <Text kind="large" strong tone="main">
              {words.noAccount}
            </Text>
            <Text kind="note">{words.noAccountHint}</Text>
          </Stack>
          <Button id="withdraw-bind" size="small" text={words.bind} onTap={() => go(routes.bindAccount)} />
        </View>
      )}
      {message !== undefined && (
        <Stack above={8}>
          <Alarm text={message || words.bindFirst} />
        </Stack>
      )}
    </Card>
  )
})
