import { observer } from 'mobx-react'
import { withdrawWords } from '@/i18n/withdraw'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import { AccountFace } from './AccountFace'
import './AccountSheet.scss'
import type { WithdrawStore } from './withdrawStore'

interface AccountSheetProps {
  store: WithdrawStore
  open: boolean
  onClose(): void
}

/** The accounts that can receive the money, with what each costs and when money arrives there. */
export const AccountSheet = observer(function AccountSheet({ store, open, onClose }: AccountSheetProps) {
  const words = withdrawWords()
  const { account, shown } = store
  const choose = (accountId: string) => {
    store.chooseAccount(accountId)
    onClose()
  }
  const bind = () => {
    onClose()
    go(routes.bindAccount)
  }
  return (
    <Sheet
      id="account-sheet"
      open={open}
      title={words.chooseAccount}
      onClose={onClose}
      footer={<Button id="account-sheet-bind" block kind="second" text={words.bindAnother} onTap={bind} />}
    >
      <Stack gap={8} className="account-sheet" role="radiogroup" aria-label={words.chooseAccount}>
        {shown?.account_info.map((one) => (
          <Tappable
            key={one.accountId}
            id={`account-${one.accountId}`}
            role="radio"
            selected={one.accountId === account?.accountId}
            className="account-sheet-choice"
            onTap={() => choose(one.accountId)}
          >
            <AccountFace account={one} />
            <ChoiceMark isOn={one.accountId === account?.accountId} />
          </Tappable>
        ))}
      </Stack>
    </Sheet>
  )
})
