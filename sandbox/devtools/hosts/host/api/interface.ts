import { tellBars } from '../bars'
import type { ShownTab } from '../tabBar'
import { type HostApi, HostFailure, type Options } from './hostApi'

/** What the host draws around the pages: titles, toasts, dialogs, the tab bar. */
export function addInterface(host: HostApi): void {
  const { machine } = host
  const { overlay, tabBar } = machine

  host.effect('showToast', (options) => {
    overlay.toasts.push(String(options.title ?? options.content ?? ''))
    machine.person.tell('toast', options)
  })
  const title = (options: Options): object => {
    if (machine.pages.top && options.title !== undefined) machine.pages.top.title = String(options.title)
    tellBars(machine)
    return {}
  }
  host.async('setNavigationBarTitle', title)
  host.async('setNavigationBar', title)
  host.effect('setNavigationBarColor', ({ frontColor }) => {
    if (machine.pages.top) machine.pages.top.isTextWhite = /^#fff(fff)?$/i.test(String(frontColor))
    tellBars(machine)
  })
  host.effect('startPullDownRefresh', () => machine.pullDown.refresh())
  host.effect('stopPullDownRefresh', () => machine.pullDown.end())

  const dialog = (options: Options, isAlert = false): object | Promise<object> => {
    overlay.modals.push([options.title, options.content ?? options.message].filter(Boolean).join('\n'))
    return machine.person.ask<object>('modal', [options, isAlert], { confirm: true, cancel: false })
  }
  host.async('showModal', (options) => dialog(options))
  host.async('confirm', (options) => dialog(options))
  host.async('alert', (options) => {
    const shown = dialog(options, true)
    return shown instanceof Promise ? shown.then(() => ({ success: true })) : { success: true }
  })
  host.async('showActionSheet', async (options) => {
    const index = await machine.person.ask('actions', [options.itemList ?? options.items], 0)
    if (index < 0 && !host.isAlipay) throw new HostFailure('showActionSheet:fail cancel')
    return { tapIndex: index, index }
  })
  for (const name of ['showLoading', 'hideLoading', 'hideToast', 'previewImage']) {
    host.effect(name, (options) => machine.person.tell(name, options))
  }
  host.effect('pageScrollTo', async (options) => {
    if (typeof options.scrollTop === 'number') await machine.scroll.to(options.scrollTop)
  })

  const tab = (name: string, change: (options: Options) => Partial<ShownTab>): void => {
    host.effect(name, (options) => {
      requireTabPage(host, name)
      tabBar.change(options, change(options))
      tellBars(machine)
    })
  }
  tab('setTabBarItem', (options) => (options.text === undefined ? {} : { text: String(options.text) }))
  tab('setTabBarBadge', (options) => ({ badge: String(options.text) }))
  tab('removeTabBarBadge', () => ({ badge: undefined }))
  tab('showTabBarRedDot', () => ({ dot: true }))
  tab('hideTabBarRedDot', () => ({ dot: false }))
  const show = (name: string, visible: boolean): void => {
    host.effect(name, () => {
      requireTabPage(host, name)
      tabBar.visible = visible
      tellBars(machine)
    })
  }
  show('showTabBar', true)
  show('hideTabBar', false)
  host.effect('setTabBarStyle', () => requireTabPage(host, 'setTabBarStyle'))
  for (const name of SILENT) host.async(name, () => ({}))
}

/** Calls that succeed without an effect that a test could observe. */
const SILENT =
  `showNavigationBarLoading hideNavigationBarLoading setBackgroundColor setBackgroundTextStyle hideKeyboard hideHomeButton hideBackHome
  hideShareMenu showShareMenu updateShareMenu hideAddToDesktopMenu hideAllAddToDesktopMenu hideFavoriteMenu
  hideAllFavoriteMenu setCanPullDown setOptionMenu loadFontFace enableAlertBeforeUnload disableAlertBeforeUnload
  setSwipeBackMode previewMedia showSharePanel`.split(/\s+/)

/** WeChat changes its tab bar only while a tab page is in front. */
function requireTabPage(host: HostApi, name: string): void {
  const { pages, tabBar, pkg } = host.machine
  if (pkg.platform === 'weapp' && !tabBar.has(pages.top?.route ?? ''))
    throw new HostFailure(`${name}:fail not TabBar page`)
}
