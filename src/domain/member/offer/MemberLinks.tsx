import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import { Icon, type IconName } from '@/ui/Icon'
import { Tappable } from '@/ui/Tappable'
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
  return (
    <View className="member-links" role="navigation">
      {links.map(({ word, icon, open }) => (
        <Tappable key={word} id={`member-${word}`} className="member-links-item" role="link" onTap={open}>
          <Icon name={icon} size={24} />
          <Text className="member-links-text">{words.links[word]}</Text>
        </Tappable>
      ))}
    </View>
  )
})
