import type { account } from '@/i18n/zh-CN/account'
import { routeAt } from '@/routes'
import type { IconName } from '@/ui/Icon'

interface SettingsLink {
  word: { [Key in keyof typeof account]: (typeof account)[Key] extends string ? Key : never }[keyof typeof account]
  icon: IconName
  path: string
}

const links: readonly SettingsLink[] = [
  { word: 'profileForm', icon: 'person', path: '/center/personInfo/mys' },
  { word: 'bankCards', icon: 'card', path: '/subPackages/bank-management/index' },
  { word: 'authorizations', icon: 'shield', path: '/subPackages/service-authorization/index' },
  { word: 'deregister', icon: 'close', path: '/subPackages/cancel-account/index' },
]

/** Screens of the account that settings lead to; a row whose screen is not part of this build is left out. */
export const accountLinks = links.filter(({ path }) => routeAt(path))
