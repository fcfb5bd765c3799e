import type { profile } from '@/i18n/profile'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { IconName } from '@/ui/media/Icon'

interface MenuEntry {
  word: keyof typeof profile.menu
  icon: IconName
  route: Route<Record<never, string>>
  /** Only for a customer whose subsidy account is not open yet. */
  untilOpen?: true
}

/** Everything that "my" leads to, in the order shown. */
export const menu: readonly MenuEntry[] = [
  { word: 'verify', icon: 'shield', route: routes.identification, untilOpen: true },
  { word: 'bankCards', icon: 'card', route: routes.bankManagement },
  { word: 'invite', icon: 'gift', route: routes.redPackets },
  { word: 'rights', icon: 'crown', route: routes.subsidyCards },
  { word: 'cardPack', icon: 'wallet', route: routes.cardPack },
  { word: 'coinShop', icon: 'coin', route: routes.coinShop },
  { word: 'records', icon: 'clock', route: routes.cashRecord },
  { word: 'score', icon: 'chart', route: routes.score },
  { word: 'certificate', icon: 'shield', route: routes.certificate },
  { word: 'topup', icon: 'phone', route: routes.topup },
  { word: 'category', icon: 'grid', route: routes.category },
  { word: 'carnival', icon: 'cart', route: routes.carnivalShopping },
  { word: 'profileForm', icon: 'person', route: routes.profile },
  { word: 'feedback', icon: 'edit', route: routes.feedback },
  { word: 'agreements', icon: 'document', route: routes.agreements },
  { word: 'fraud', icon: 'warning', route: routes.fraudTips },
  { word: 'settings', icon: 'settings', route: routes.settings },
]
