import type { profile } from '@/i18n/zh-CN/profile'
import { routeAt } from '@/routes'
import type { IconName } from '@/ui/Icon'

interface MenuEntry {
  word: keyof typeof profile.menu
  icon: IconName
  path: string
  /** Only for a customer whose subsidy account is not open yet. */
  untilOpen?: true
}

/** Everything that "my" would lead to, in the order shown. */
const entries: readonly MenuEntry[] = [
  { word: 'verify', icon: 'shield', path: '/subPackages/identification/index', untilOpen: true },
  { word: 'bankCards', icon: 'card', path: '/subPackages/bank-management/index' },
  { word: 'invite', icon: 'gift', path: '/subPackages/red-packets/index' },
  { word: 'rights', icon: 'crown', path: '/center/rights/index' },
  { word: 'cardPack', icon: 'wallet', path: '/subPackages/xyfApp/xyf-cards/index' },
  { word: 'coinShop', icon: 'coin', path: '/subPackages/xyfApp/gold-shop/index' },
  { word: 'records', icon: 'clock', path: '/subPackages/cash-out-record/index' },
  { word: 'score', icon: 'chart', path: '/subPackages/xyf-score/index' },
  { word: 'certificate', icon: 'shield', path: '/subPackages/xyfApp/settle-certify/index' },
  { word: 'topup', icon: 'phone', path: '/subPackages/xyfApp/phone-charges/index' },
  { word: 'category', icon: 'grid', path: '/subPackages/category/index' },
  { word: 'carnival', icon: 'cart', path: '/subPackages/carnival-shopping/index' },
  { word: 'profileForm', icon: 'person', path: '/center/personInfo/mys' },
  { word: 'feedback', icon: 'edit', path: '/center/personInfo/feedback' },
  { word: 'agreements', icon: 'document', path: '/subPackages/argumentList/index' },
  { word: 'fraud', icon: 'warning', path: '/subPackages/xyfApp/fraud-tips/index' },
  { word: 'settings', icon: 'settings', path: '/center/personInfo/setUp' },
]

/** The entries whose screen this build has. */
export const menu = entries.filter(({ path }) => routeAt(path))
