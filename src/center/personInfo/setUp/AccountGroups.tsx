import { observer } from 'mobx-react'
import { OwnDataRow } from '@/domain/account/OwnDataSheet'
import { accountWords } from '@/i18n/account'
import { safetyWords } from '@/i18n/safety'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { ListRow } from '@/ui/list/ListRow'
import type { SettingsStore } from './store'

/** The settings that are about the customer's account and its safety. */
export const AccountGroups = observer(function AccountGroups({ store }: { store: SettingsStore }) {
  const words = accountWords()
  const safety = safetyWords()
  return (
    <>
      <Text kind="small" tone="third" className="settings-group" role="heading" aria-level={2}>
        {words.groupAccount}
      </Text>
      <Card flush id="settings-account">
        <ListRow id="settings-profile" icon="person" title={words.profileForm} onTap={() => go(routes.profile)} />
        <ListRow id="settings-cards" icon="card" title={words.bankCards} onTap={() => go(routes.bankManagement)} />
        <ListRow
          id="settings-authorizations"
          icon="shield"
          title={words.authorizations}
          onTap={() => go(routes.authorization, {})}
        />
      </Card>
      <Text kind="small" tone="third" className="settings-group" role="heading" aria-level={2}>
        {safety.group}
      </Text>
      <Card flush>
        {store.devices.isOffered && (
          <ListRow
            id="settings-devices"
            icon="phone"
            title={safety.devices}
            detail={safety.devicesHint}
            onTap={store.devices.open}
          />
        )}
        <OwnDataRow store={store.ownData} />
        <ListRow
          id="settings-deregister"
          icon="close"
          title={words.deregister}
          onTap={() => go(routes.cancelAccount)}
        />
      </Card>
    </>
  )
})
