import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ConsentRow } from '@/domain/account/ConsentRow'
import { OwnDataRow } from '@/domain/account/OwnDataSheet'
import { accountWords } from '@/i18n/account'
import { safetyWords } from '@/i18n/safety'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { ListRow } from '@/ui/list/ListRow'
import { GeneralGroup } from './GeneralGroup'
import type { SettingsStore } from './store'

interface SettingsListProps {
  store: SettingsStore
  /** Lets the customer pick the usual place. */
  onPlace(): void
}

/** The rows of the settings, in four groups. */
export const SettingsList = observer(function SettingsList({ store, onPlace }: SettingsListProps) {
  const words = accountWords()
  const safety = safetyWords()
  return (
    <>
      <Text className="settings-group">{words.groupAccount}</Text>
      <View className="settings-card" id="settings-account">
        <ListRow id="settings-profile" icon="person" title={words.profileForm} onTap={() => go(routes.profile)} />
        <ListRow id="settings-cards" icon="card" title={words.bankCards} onTap={() => go(routes.bankManagement)} />
        <ListRow
          id="settings-authorizations"
          icon="shield"
          title={words.authorizations}
          onTap={() => go(routes.authorization, {})}
        />
      </View>
      <Text className="settings-group">{safety.group}</Text>
      <View className="settings-card">
        <ListRow
          id="settings-devices"
          icon="phone"
          title={safety.devices}
          detail={safety.devicesHint}
          onTap={store.devices.open}
        />
        <OwnDataRow store={store.ownData} />
        <ListRow
          id="settings-deregister"
          icon="close"
          title={words.deregister}
          onTap={() => go(routes.cancelAccount)}
        />
      </View>
      <GeneralGroup store={store} onPlace={onPlace} />
      <Text className="settings-group">{words.groupPrivacy}</Text>
      <View className="settings-card">
        <ListRow
          id="settings-privacy"
          icon="shield"
          title={words.privacy}
          onTap={() => go(routes.agreement, { code: 'privacy-policy' })}
        />
        <ListRow
          id="settings-agreements"
          icon="document"
          title={words.agreements}
          onTap={() => go(routes.agreements)}
        />
        <ConsentRow choice={store.consent} />
        <ListRow icon="phone" title={words.version} value={APP_VERSION} />
      </View>
    </>
  )
})
