import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import { go } from '@/navigate'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './MemberLinks.scss'
import type { MembershipLink } from './membershipLinks'

/** The ways to the other screens of a membership. */
export const MemberLinks = observer(function MemberLinks({ links }: { links: readonly MembershipLink[] }) {
  const words = membershipWords()
  // Up to five in one row, otherwise two rows of about the same length.
  const columns = links.length > 5 ? Math.ceil(links.length / 2) : links.length
  const style = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  return (
    <View className="member-links" style={style} role="navigation">
      {links.map(({ word, icon, route, pageType }) => (
        <Tappable
          key={word}
          id={`member-${word}`}
          className="member-links-item"
          role="link"
          onTap={() => go(route, { pageType })}
        >
          <Icon name={icon} size={24} />
          <Text kind="note" tone="second">
            {words.links[word]}
          </Text>
        </Tappable>
      ))}
    </View>
  )
})
