import { ProveFirst } from '@/domain/identity/ProveFirst'
import { bindAccountWords } from '@/i18n/bindAccount'
import { back } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { BindBar } from './bind-account/BindBar'
import { BindBody } from './bind-account/BindBody'
import { BindKinds } from './bind-account/BindKinds'
import { BoundAccounts } from './bind-account/BoundAccounts'
import { BindAccountStore } from './bind-account/store'
import './bind-account/bind-account.scss'

/** Binds the account that receives withdrawals. */
export default page(routes.bindAccount, function BindAccount() {
  const store = useScreenStore(() => new BindAccountStore())
  const words = bindAccountWords()
  useEnd(store.binding, {
    done: (end) => {
      toast(end.kind === 'bound' ? words.bound(end.answer.account.name) : words.wechatFailed)
      if (end.kind === 'bound') back(routes.balance)
    },
  })
  return (
    <Screen
      skeleton="form"
      remote={store.cards}
      onRetry={store.load}
      footer={!store.flow.isUnproved && <BindBar store={store} />}
    >
      <Stack gap={12} className="bind-account">
        <BoundAccounts store={store} />
        {store.flow.isUnproved ? (
          <ProveFirst flow={store.flow} />
        ) : (
          <>
            <BindKinds store={store} />
            <BindBody store={store} />
            <Text kind="small" tone="third" className="bind-account-note">
              {words.intro}
            </Text>
            {store.stays && (
              <Text kind="small" tone="third" className="bind-account-note" id="bind-stays">
                {words.stays}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Screen>
  )
})
