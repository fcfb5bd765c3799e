import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon, type IconName } from '@/ui/media/Icon'
import './MemberLinks.scss'

/** A way to another screen of the membership. */
export interface MemberLink {
  word: keyof ReturnType<typeof membershipWords>['links']
  icon: IconName
  open(): void
}

/** The ways to the other screens of a membership. */
export const MemberLinks = observer(function MemberLinks({ links }: { links: readonly MemberLink[] }) {
  const words = membershipWords()
  // Up to five in one row, otherwise two rows of about the same length.
  const columns = links.length > 5 ? Math.ceil(links.length / 2) : links.length
  const style = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  return (
    <View className="member-links" style={style} role="navigation">
      {links.map(({ word, icon, open }) => (
        <Tappable key={word} id={`member-${word}`} className="member-links-item" role="link" onTap={open}>
          <Icon name={icon} size={24} />
          <Text kind="note" tone="second">
            {words.links[word]}
          </Text>
        </Tappable>
      ))}
    </View>
  )
})
