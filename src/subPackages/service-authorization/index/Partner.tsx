import { observer } from 'mobx-react'
import { authorizationWords } from '@/i18n/authorization'
import { back, go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Dialog } from '@/ui/layer/Dialog'
import { Stack } from '@/ui/layout/Stack'
import { GrantForm } from './GrantForm'
import './Partner.scss'
import { PartnerFacts } from './PartnerFacts'
import { PartnerStore } from './partnerStore'

/** One partner: what data it gets, why and until when; grants and withdraws. A grant leads back to where the customer came from. */
export const Partner = observer(function Partner({ partner }: { partner: string }) {
  const store = useScreenStore(() => new PartnerStore(partner))
  const words = authorizationWords()
  const one = store.page.value
  useEnd(store.changing, {
    done: ({ authorization: { state } }) => {
      toast(state === 'granted' ? words.granted : words.withdrawn)
      if (state === 'granted') back()
    },
  })
  const toAll = <Button id="authorization-all" text={words.all} onTap={() => go(routes.authorization)} />
  return (
    <Screen
      skeleton="form"
      remote={store.page}
      onRetry={store.load}
      missing={{ code: 'PARTNER_UNKNOWN', way: toAll }}
      popups={
        <Dialog
          open={store.isAskingWithdrawal}
          title={words.withdrawTitle}
          text={words.withdrawText(one?.name ?? '')}
          confirmText={words.withdraw}
          cancelText={words.keep}
          onConfirm={store.withdraw}
          onCancel={store.keepGrant}
        />
      }
    >
      {one ? (
        <Stack gap={12} page className="partner">
          <PartnerFacts of={one} />
          <Text kind="small" tone="third" className="partner-rule">
            {words.rule}
          </Text>
          {one.state === 'granted' ? (
            <Button
              id="partner-withdraw"
              block
              kind="second"
              text={words.withdraw}
              busy={store.changing.busy}
              onTap={store.askWithdrawal}
            />
          ) : (
            <GrantForm store={store} isAgain={one.state !== 'none'} />
          )}
        </Stack>
      ) : (
        <EmptyState illustration="empty" icon="shield" text={words.none}>
          {toAll}
        </EmptyState>
      )}
    </Screen>
  )
})
