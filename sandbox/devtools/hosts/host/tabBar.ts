import type { Fields, MiniPackage, TabItem } from '../protocol'

/** One tab as the user sees it. */
export interface ShownTab extends TabItem {
  badge?: string
  dot?: boolean
}

/** The native tab bar: its texts, badges and visibility. The product has no custom tab bar. */
export class TabBar {
  readonly tabs: ShownTab[]
  visible = true

  constructor(pkg: MiniPackage) {
    this.tabs = pkg.tabs.map((tab) => ({ ...tab }))
  }

  /** Whether a page is a tab. */
  has(path: string): boolean {
    return this.tabs.some((tab) => tab.pagePath === path)
  }

  /** Changes one tab by its index; throws for an index that the bar does not have. */
  change(args: Fields, change: Partial<ShownTab>): void {
    const tab = this.tabs[Number(args.index)]
    if (!tab) throw new Error(`invalid tab index ${String(args.index)}`)
    Object.assign(tab, change)
  }
}
