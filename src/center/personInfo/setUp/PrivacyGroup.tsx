import { observer } from 'mobx-react'
import { ConsentRow } from '@/domain/account/ConsentRow'
import { recommendation } from '@/domain/account/recommendation'
import { accountWords } from '@/i18n/account'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Switch } from '@/ui/input/Switch'
import { ListRow } from '@/ui/list/ListRow'
import type { SettingsStore } from './store'

/** The settings that are about privacy: its policy, the lists of what is collected and shared, recommendations, the agreements, the consent, and the version they are read in. */
export const PrivacyGroup = observer(function PrivacyGroup({ store }: { store: SettingsStore }) {
  const words = accountWords()
  return (
    <>
      <Text kind="small" tone="third" className="settings-group" role="heading" aria-level={2}>
        {words.groupPrivacy}
      </Text>
      <Card flush>
        <ListRow
          id="settings-privacy"
          icon="shield"
          title={words.privacy}
          onTap={() => go(routes.agreement, { code: 'privacy-policy' })}
        />
        <ListRow
          id="settings-collected"
          icon="document"
          title={words.collected}
          onTap={() => go(routes.agreement, { code: 'collected-information' })}
        />
        <ListRow
          id="settings-third-parties"
          icon="document"
          title={words.thirdParties}
          onTap={() => go(routes.agreement, { code: 'third-party-list' })}
        />
        <ListRow
          id="settings-agreements"
          icon="document"
          title={words.agreements}
          onTap={() => go(routes.agreements)}
        />
        <Switch
          id="settings-personal"
          icon="gift"
          title={words.personal}
          hint={words.personalHint}
          states={words.personalStates}
          isOn={recommendation.isPersonal}
          onChange={(isOn) => recommendation.choose(isOn)}
        />
        <ConsentRow choice={store.consent} />
        <ListRow icon="phone" title={words.version} value={APP_VERSION} />
      </Card>
    </>
  )
})
