import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useHelp } from '@/domain/help/HelpButton'
import { profileWords } from '@/i18n/profile'
import { go } from '@/navigate'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './Menu.scss'
import { menu } from './menu'

/** The services in groups; `isOpening` for a customer who has yet to open their subsidy account. */
export const Menu = observer(function Menu({ isOpening }: { isOpening: boolean }) {
  const words = profileWords()
  const { opening, open } = useHelp()
  return (
    <>
      {menu.map(({ word: group, entries }) => (
        <View key={group} className="my-menu">
          <Text kind="title" tone="main" block className="my-menu-title" role="heading" aria-level={2}>
            {words.groups[group]}
          </Text>
          <View className="my-menu-grid">
            {entries.map(
              ({ word, icon, route, untilOpen }) =>
                (isOpening || !untilOpen) && (
                  <Tappable key={word} className="my-menu-entry" role="link" onTap={() => go(route)}>
                    <View className="my-menu-icon">
                      <Icon name={icon} size={24} />
                    </View>
                    <Text kind="note">{words.menu[word]}</Text>
                  </Tappable>
                ),
            )}
            {group === 'services' && (
              <Tappable
                id="my-help"
                className="my-menu-entry"
                role="link"
                disabled={opening.busy}
                onTap={() => open({ about: 'general' })}
              >
                <View className="my-menu-icon">
                  <Icon name="headset" size={24} />
                </View>
                <Text kind="note">{words.menu.help}</Text>
              </Tappable>
            )}
          </View>
        </View>
      ))}
    </>
  )
})
