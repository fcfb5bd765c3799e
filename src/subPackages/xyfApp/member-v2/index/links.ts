import type { MemberLink } from '@/domain/member/offer/MemberLinks'
import type { Scene } from '@/domain/member/offer/memberships'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'

interface OfferedLink extends Pick<MemberLink, 'word' | 'icon'> {
  route: Route<Record<never, string>>
  /** Shown where the server has decided so; without it always. */
  scene?: Scene
}

/** The ways to the other screens of the membership. */
export const memberLinks: readonly OfferedLink[] = [
  { word: 'renewal', icon: 'refund', route: routes.memberRenewal, scene: 'vip_renew_entry' },
  { word: 'record', icon: 'document', route: routes.memberRecord },
  { word: 'claims', icon: 'ticket', route: routes.memberClaims },
  { word: 'rules', icon: 'shield', route: routes.memberRules },
  { word: 'birthday', icon: 'gift', route: routes.birthdayGift, scene: 'vip_birthday_entry' },
  { word: 'surprise', icon: 'gift', route: routes.surpriseGift, scene: 'vip_surprise_entry' },
  { word: 'leap', icon: 'crown', route: routes.leap, scene: 'leap_entry' },
]
