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

interface MenuGroup {
  word: keyof typeof profile.groups
  entries: readonly MenuEntry[]
}

/** Everything that "my" leads to, in groups, in the order shown; on this screen each icon means one thing. */
export const menu: readonly MenuGroup[] = [
  {
    word: 'money',
    entries: [
      { word: 'bankCards', icon: 'card', route: routes.bankManagement },
      { word: 'cardPack', icon: 'wallet', route: routes.cardPack },
      { word: 'records', icon: 'payout', route: routes.cashRecord },
      { word: 'score', icon: 'chart', route: routes.score },
    ],
  },
  {
    word: 'offers',
    entries: [
      { word: 'rights', icon: 'ticket', route: routes.subsidyCards },
      { word: 'coinShop', icon: 'coin', route: routes.coinShop },
      { word: 'invite', icon: 'gift', route: routes.redPackets },
      { word: 'topup', icon: 'phone', route: routes.topup },
      { word: 'category', icon: 'grid', route: routes.category },
      { word: 'carnival', icon: 'cart', route: routes.carnivalShopping },
    ],
  },
  {
    word: 'services',
    entries: [
      { word: 'verify', icon: 'shield', route: routes.identification, untilOpen: true },
      { word: 'certificate', icon: 'seal', route: routes.certificate },
      { word: 'profileForm', icon: 'person', route: routes.profile },
      { word: 'feedback', icon: 'edit', route: routes.feedback },
      { word: 'agreements', icon: 'document', route: routes.agreements },
      { word: 'fraud', icon: 'warning', route: routes.fraudTips },
      { word: 'settings', icon: 'settings', route: routes.settings },
    ],
  },
]
