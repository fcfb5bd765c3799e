import type { membershipWords } from '@/i18n/membership'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { IconName } from '@/ui/media/Icon'
import type { Membership, Scene } from './memberships'

/** A way to another screen of a membership. */
export interface MembershipLink {
  word: keyof ReturnType<typeof membershipWords>['links']
  icon: IconName
  route: Route<{ pageType?: string }>
  /** The membership of the family that the screen shows, where one screen has several. */
  pageType?: 'leap'
  /** Shown where the server has decided so; without it always. */
  scene?: Scene
}

/** The ways from a membership to its own other screens, wherever it is shown. */
export const membershipLinks: Readonly<Record<Membership['vipType'], readonly MembershipLink[]>> = {
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
