import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { authorizationWords } from '@/i18n/authorization'
import { back, go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Dialog } from '@/ui/layer/Dialog'
import { ListRow } from '@/ui/list/ListRow'
import { Dates } from './Dates'
import { GrantForm } from './GrantForm'
import './Partner.scss'
import { PartnerStore } from './partnerStore'
import { StateMark } from './StateMark'

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
        <View className="partner">
          <Card>
            <View className="partner-head">
              <Text className="partner-name" role="heading" aria-level={2}>
                {one.name}
              </Text>
              <StateMark state={one.state} />
            </View>
            <Dates of={one} />
          </Card>
          <Card title={words.scopes}>
            {one.scopes.map((scope) => (
              <Text key={scope} className="partner-scope">
                {scope}
              </Text>
            ))}
          </Card>
          <Card flush>
            <ListRow title={words.purpose} detail={one.purpose} />
            <ListRow title={words.term} detail={words.termDays(one.termDays)} />
            <ListRow
              id="partner-documents"
              title={words.documents}
              onTap={() => go(routes.agreement, { code: 'third-party-list' })}
            />
          </Card>
          <Text className="partner-rule">{words.rule}</Text>
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
        </View>
      ) : (
        <EmptyState icon="shield" text={words.none}>
          {toAll}
        </EmptyState>
      )}
    </Screen>
  )
})
