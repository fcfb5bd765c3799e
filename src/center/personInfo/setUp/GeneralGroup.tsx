import { observer } from 'mobx-react'
import { accountWords } from '@/i18n/account'
import { language } from '@/i18n/language'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { chooseLanguage, chooseStoredTheme, chooseTextSize } from '@/shell/preferences'
import { textSize } from '@/theme/textSize'
import { storedTheme } from '@/theme/themeFlag'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Choice } from '@/ui/input/Choice'
import { ListRow } from '@/ui/list/ListRow'
import { PlaceRows } from './PlaceRows'
import type { SettingsStore } from './store'

interface GeneralGroupProps {
  store: SettingsStore
  /** Lets the customer pick the usual place. */
  onPlace(): void
}

/** The settings that are about the app itself: language, theme, usual place, and the other apps. */
export const GeneralGroup = observer(function GeneralGroup({ store, onPlace }: GeneralGroupProps) {
  const words = accountWords()
  return (
    <>
      <Text kind="small" tone="third" className="settings-group" role="heading" aria-level={2}>
        {words.groupGeneral}
      </Text>
      <Card flush>
        <Choice
          icon="globe"
          title={words.language}
          options={words.languages}
          chosen={language()}
          onChoose={chooseLanguage}
        />
        <Choice
          icon="text"
          title={words.textSize}
          options={words.textSizes}
          chosen={textSize()}
          onChoose={chooseTextSize}
        />
        <Choice
          icon="palette"
          title={words.theme}
          options={words.themes}
          chosen={storedTheme() ?? 'xbt_h5'}
          onChoose={chooseStoredTheme}
        />
        <PlaceRows place={store.place} onPlace={onPlace} />
        <ListRow
          id="settings-app"
          icon="wallet"
          title={words.appDownload}
          detail={words.appDownloadHint}
          onTap={() => go(routes.appDownload)}
        />
        <ListRow
          id="settings-xbt"
          icon="coin"
          title={words.xbtDownload}
          detail={words.xbtDownloadHint}
          onTap={() => go(routes.xbtDownload)}
        />
      </Card>
    </>
  )
})
