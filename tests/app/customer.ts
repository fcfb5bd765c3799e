import { reLaunch } from '@tarojs/router'
import { Current } from '@tarojs/runtime'
import { until } from '@tests/fixtures/until'
import { AppTest } from './AppTest'

/** The app under test, and what its customer sees of it and does with it. */
export const app = new AppTest()

/** The page in front: the last one that the router has not hidden. */
const page = (): Element => {
  const all = document.querySelectorAll('.taro_page:not(.taro_page_shade)')
  return all[all.length - 1] ?? document.body
}

/** Opens a page anew in the app that runs, as its only page: a test finds nothing there of the tests before. */
export async function reopen(address: string): Promise<void> {
  const before = page()
  void reLaunch({ url: address })
  await until(
    () => page() !== before && page().id.startsWith(address.split('?')[0] ?? ''),
    () => `${address} in place of ${before.id}: ${page().id}`,
  )
}

/** Everything written on the page in front. */
export const seen = (): string => page().textContent ?? ''

const title = (): string => page().querySelector('[role=heading][aria-level="1"]')?.textContent ?? ''

/** Waits until the page in front has this title and shows all of these texts. */
export const sees = (name: string, ...texts: string[]): Promise<void> =>
  until(
    () => title() === name && texts.every((text) => seen().includes(text)),
    () => `${[name, ...texts].join(', ')} in: ${title()}, ${seen()}`,
  )

const pressable = '[role=button], [role=link], [role=tab], [role=radio], [role=checkbox]'

/** What can be pressed by its label, or by its text where it has none. */
export function named(name: string): HTMLElement {
  const all = [...page().querySelectorAll<HTMLElement>(pressable)]
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name))
  if (!found) throw new Error(`nothing to press is called ${name} in: ${seen()}`)
  return found
}

/** Presses what bears this name. */
export const tap = (name: string): void => named(name).click()

/** Goes back by the bar of the page. */
export const back = (): void => tap('返回')

/** Scrolls to the end of the page in front; Taro's test utilities know only the first page of an address. */
export const scrollToEnd = (): void => Current.page?.onReachBottom?.()

/** Pulls the page in front down. */
export const pullDown = (): void => Current.page?.onPullDownRefresh?.()

/** The field with this label; Taro's element draws it a moment after the page. */
export async function field(label: string): Promise<HTMLInputElement> {
  const find = () => page().querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  await until(
    () => find() !== null,
    () => `the field ${label} in: ${seen()}`,
  )
  return find() as HTMLInputElement
}

/** Types a text into the field with this label, in place of what stands there. */
export async function type(label: string, value: string): Promise<void> {
  const input = await field(label)
  input.value = value
  app.fireEvent.input(input)
}
