import { observer } from 'mobx-react'
import { newcomerWords } from '@/i18n/newcomer'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import { WelcomeStore } from './welcomeStore'

/** Greets a customer whose login made the account with the coupons that came, and leads to them; nothing where none came. */
export const Welcome = observer(function Welcome() {
  const store = useScreenStore(() => new WelcomeStore())
  const words = newcomerWords()
  useEnd(store.receiving)
  const toCoupons = () => {
    store.close()
    go(routes.couponList)
  }
  return (
    <Sheet
      id="welcome"
      open={store.coupons.length > 0}
      title={words.total(store.total)}
      onClose={store.close}
      footer={<Button id="welcome-coupons" block text={words.toCoupons} onTap={toCoupons} />}
    >
      <Text kind="body" block>
        {words.came(store.coupons.length)}
      </Text>
      <Stack gap={8} above={12} role="list">
        {store.coupons.map(({ couponId, name }) => (
          <Text key={couponId} kind="body" strong block role="listitem">
            {name}
          </Text>
        ))}
      </Stack>
    </Sheet>
  )
})
