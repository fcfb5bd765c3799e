import { paths } from '../paths'
import type { MiniPackage } from '../protocol'
import type { ToldTab } from './hostTalk'
import type { PhoneTab } from './phone'

/** A tab in the configuration; Alipay has names of its own for its pictures. */
interface TabFields {
  iconPath?: string
  selectedIconPath?: string
  icon?: string
  activeIcon?: string
}

/** The tabs as the phone draws them, with their pictures from the package. */
export function withPictures({ app, platform }: MiniPackage, tabs: readonly ToldTab[]): PhoneTab[] {
  const { list, items } = (app.tabBar ?? {}) as { list?: TabFields[]; items?: TabFields[] }
  const fields = list ?? items ?? []
  const picture = (path: string | undefined): string => `${paths.package}/${platform}/${path ?? ''}`
  return tabs.map((tab, index) => ({
    ...tab,
    icon: picture(fields[index]?.iconPath ?? fields[index]?.icon),
    activeIcon: picture(fields[index]?.selectedIconPath ?? fields[index]?.activeIcon),
  }))
}
