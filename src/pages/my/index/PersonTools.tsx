import { observer } from 'mobx-react'
import { language } from '@/i18n/language'
import { profileWords } from '@/i18n/profile'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { chooseLanguage } from '@/shell/preferences'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'

/** The other language, and the settings. */
export const PersonTools = observer(function PersonTools() {
  const words = profileWords()
  return (
    <>
      <Tappable
        id="my-language"
        className="person-language"
        label={words.otherLanguageLabel}
        onTap={() => chooseLanguage(language() === 'en' ? 'zh-CN' : 'en')}
      >
        <Text kind="note" className="person-language-word">
          {words.otherLanguage}
        </Text>
      </Tappable>
      <Tappable
        id="my-settings"
        className="person-settings"
        role="link"
        label={words.settings}
        onTap={() => go(routes.settings)}
      >
        <Icon name="settings" size={22} />
      </Tappable>
    </>
  )
})
