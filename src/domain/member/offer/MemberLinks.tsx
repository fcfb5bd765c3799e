import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import { go } from '@/navigate'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon, type IconName } from '@/ui/media/Icon'
import './MemberLinks.scss'
import type { MembershipStore } from './membershipStore'
import type { Membership, Scene } from './memberships'

/** A way to another screen of a membership. */
interface MembershipLink {
  word: keyof ReturnType<typeof membershipWords>['links']
  icon: IconName
  route: Route<{ pageType?: string }>
  /** The membership of the family that the screen shows, where one screen has several. */
  pageType?: 'leap'
  /** Shown where the server has decided so; without it always. */
  scene?: Scene
}

/** The ways from a membership to its own other screens, wherever it is shown. */
const membershipLinks: Readonly<Record<Membership['vipType'], readonly MembershipLink[]>> = {
  fei_yue: [
    { word: 'renewal', icon: 'refund', route: routes.memberRenewal, scene: 'vip_renew_entry' },
    { word: 'record', icon: 'document', route: routes.memberRecord },
    { word: 'claims', icon: 'ticket', route: routes.memberClaims },
    { word: 'rules', icon: 'shield', route: routes.memberRules },
    { word: 'birthday', icon: 'gift', route: routes.birthdayGift, scene: 'vip_birthday_entry' },
    { word: 'surprise', icon: 'gift', route: routes.surpriseGift, scene: 'vip_surprise_entry' },
    { word: 'leap', icon: 'crown', route: routes.leap, scene: 'leap_entry' },
  ],
  leap: [
    { word: 'renewal', icon: 'refund', route: routes.leapRenewal },
    { word: 'record', icon: 'document', route: routes.leapRecord },
    { word: 'claims', icon: 'ticket', route: routes.leapClaims },
    { word: 'rules', icon: 'shield', route: routes.memberRule, pageType: 'leap' },
  ],
}

/** The ways to the other screens of a membership. */
export const MemberLinks = observer(function MemberLinks({ store }: { store: MembershipStore }) {
  const words = membershipWords()
  const scenes = store.page.value?.scenes ?? []
  const links = membershipLinks[store.membership.vipType].filter(({ scene }) => !scene || scenes.includes(scene))
  // Up to five in one row, otherwise two rows of about the same length.
  const columns = links.length > 5 ? Math.ceil(links.length / 2) : links.length
  const style = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  return (
    <View className="member-links" style={style} role="navigation" aria-label={words.linksLabel}>
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
