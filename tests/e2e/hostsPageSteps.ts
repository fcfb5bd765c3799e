import type { FrameLocator, Locator, Page } from 'playwright-core'
import { home } from '@/i18n/home'
import type { HostName } from '../../sandbox/devtools/hosts/page/messages'
import { hosts, seen } from './hostSteps'

/** Large enough for phones at their own size: Playwright finds no place in a frame of another origin that is scaled. */
export const hostsWindow = { width: 1800, height: 1200 }

/** Does the same in every host at the same time. */
export const inAll = <Value>(act: (host: HostName) => Promise<Value>): Promise<Value[]> => Promise.all(hosts.map(act))

/** The page of the hosts in Chinese, and what a person does with its bar. */
export interface HostsPage {
  page: Page
  column(host: HostName): Locator
  /** The phone of a host: its bar, its sheets and the app. */
  phoneOf(host: HostName): FrameLocator
  /** The window of the app in the phone of a host. */
  appIn(host: HostName): FrameLocator
  /** Opens the page, and waits until all apps show their first screen. */
  open(): Promise<void>
  choosePerson(mobile: string): Promise<void>
  openScreen(address: string): Promise<void>
  /** What the bar sets from now on is set for this host alone, by its name on the page. */
  applyTo(name: string): Promise<void>
}

/** The page of the hosts in a tab. */
export function hostsPageIn(page: Page, url: string): HostsPage {
  const phoneOf = (host: HostName) => page.frameLocator(`[data-host="${host}"] iframe`)
  const appIn = (host: HostName) => phoneOf(host).frameLocator('iframe.screen')
  return {
    page,
    column: (host) => page.locator(`[data-host="${host}"]`),
    phoneOf,
    appIn,
    open: async () => {
      await page.goto(`${url}/sandbox/hosts?lang=zh-CN`)
      await inAll((host) => seen(appIn(host), home.visitorTitle))
    },
    choosePerson: async (mobile) => void (await page.getByLabel('人物').selectOption(mobile)),
    openScreen: async (address) => {
      await page.getByLabel('页面与参数').fill(address)
      await page.keyboard.press('Enter')
    },
    applyTo: (name) => page.getByRole('group', { name: '应用到' }).getByRole('radio', { name, exact: true }).check(),
  }
}
