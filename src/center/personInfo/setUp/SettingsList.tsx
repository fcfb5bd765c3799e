import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ConsentRow } from '@/domain/account/ConsentRow'
import { accountWords } from '@/i18n/account'
import { language } from '@/i18n/language'
import { go, openAddress } from '@/navigate'
import { routes } from '@/routes'
import { chooseLanguage, chooseStoredTheme } from '@/shell/preferences'
import { storedTheme } from '@/theme/themeFlag'
import { Choice } from '@/ui/Choice'
import { ListRow } from '@/ui/ListRow'
import { accountLinks } from './links'
import type { SettingsStore } from './store'

interface SettingsListProps {
  store: SettingsStore
  /** Lets the customer pick the usual place. */
  onPlace(): void
}

/** The rows of the settings, in three groups. */
export const SettingsList = observer(function SettingsList({ store, onPlace }: SettingsListProps) {
  const words = accountWords()
  return (
    <>
      {accountLinks.length > 0 && <Text className="settings-group">{words.groupAccount}</Text>}
      <View className="settings-card" id="settings-account">
        {accountLinks.map(({ word, icon, path }) => (
          <ListRow key={word} icon={icon} title={words[word]} onTap={() => void openAddress(path)} />
        ))}
      </View>
      <Text className="settings-group">{words.groupGeneral}</Text>
      <View className="settings-card">
        <Choice
          icon="globe"
          title={words.language}
          options={words.languages}
          chosen={language()}
          onChoose={chooseLanguage}
        />
        <Choice
          icon="palette"
          title={words.theme}
          options={words.themes}
          chosen={storedTheme() ?? 'xbt_h5'}
          onChoose={chooseStoredTheme}
        />
        <ListRow
          id="settings-place"
          icon="pin"
          title={words.usualPlace}
          detail={words.usualPlaceHint}
          value={store.placeName ?? words.usualPlaceNone}
          onTap={onPlace}
        />
      </View>
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
