import { inTime } from '@tests/fixtures/inTime'
import type { Page } from 'playwright-core'
import { cashier } from '@/i18n/cashier'
import { home } from '@/i18n/home'
import { mall } from '@/i18n/mall'
import type { HostName } from '../../sandbox/devtools/hosts/page/messages'
import { patience } from '../../sandbox/devtools/hosts/patience'
import { hostsForTests } from './framesForTests'
import { control, goods, hosts, paidTitle, pay, seen } from './hostSteps'
import { type HostsPage, hostsPageIn, hostsWindow, inAll } from './hostsPageSteps'
import { withMouse } from './oneMouse'

/** Far above what a machine with two busy cores needs: a frame that starts twice, or copies its package, is beyond them. */
const limits = { startMs: 60_000, heapMegabytes: 400, reactionMs: 1_500 }

const site = hostsForTests()
let page: Page
let shown: HostsPage
beforeEach(async () => {
  page = await (await site.newContext({ viewport: hostsWindow, locale: 'zh-CN' })).newPage()
  shown = hostsPageIn(page, site.sandbox.url)
})
afterEach(() => page.context().close())

/** Opens the page; returns the milliseconds until all apps show their first screen. */
async function openPage(): Promise<number> {
  const before = Date.now()
  await shown.open()
  return Date.now() - before
}

/** Taps the button that adds a piece; returns the milliseconds from the tap to the first change of the screen, infinitely many without one. */
async function addPiece(host: HostName): Promise<number> {
  const button = control(shown.appIn(host), '+')
  await button.waitFor()
  return withMouse(async () => {
    await inTime('the watch', button.evaluate(watchReaction, patience))
    await button.click()
    return inTime(
      `the reaction of ${host}`,
      button.evaluate(({ ownerDocument }) => (ownerDocument.defaultView as Watched | null)?.reaction ?? 0),
    )
  })
}

type Watched = Window & { reaction?: Promise<number> }

/** Runs in the app: measures from the next click to the first change of the screen, for so many milliseconds. */
function watchReaction({ ownerDocument }: Element, limit: number): void {
  const shown = ownerDocument.defaultView as Watched
  shown.reaction = new Promise((resolve) => {
    setTimeout(() => resolve(Number.POSITIVE_INFINITY), limit / 2)
    ownerDocument.addEventListener(
      'click',
      ({ timeStamp }) => {
        const watch = new MutationObserver(() => {
          watch.disconnect()
          resolve(shown.performance.now() - timeStamp)
        })
        const observe = (root: ParentNode & Node): void => {
          watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
          for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) observe(shadowRoot)
        }
        observe(ownerDocument.body)
      },
      { capture: true, once: true },
    )
  })
}

/** Megabytes of JavaScript that the page and its frames hold, after a garbage collection. */
async function heap(): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await inTime('a garbage collection', session.send('HeapProfiler.collectGarbage'))
  const { usedSize } = await inTime('the size of the heap', session.send('Runtime.getHeapUsage'))
  return usedSize / 1024 / 1024
}

it('a person who is chosen once buys in all four frames at the same time, and cancels the sheet of one; a tap in one frame opens the same tab in all, and a reload keeps person and screen', async () => {
  const { appIn, column } = shown
  const startMs = await openPage()
  // Without a coupon, which one of the four orders would take from the others.
  await shown.choosePerson('13800138005')
  await inAll((host) => seen(appIn(host), home.subsidyBalance))

  await page.getByLabel('点击同步到其他框架').check()
  await shown.phoneOf('weapp').getByRole('navigation').getByRole('button', { name: '我的' }).click()
  await inAll((host) => column(host).locator('[data-screen]', { hasText: '/pages/my/index' }).waitFor())
  await page.getByLabel('点击同步到其他框架').uncheck()
  await page.reload()
  await inAll((host) => seen(appIn(host), '138 **** 8005'))
  expect(await page.getByLabel('人物').inputValue()).toBe('13800138005')

  await shown.openScreen(goods)
  await inAll((host) => seen(appIn(host), mall.buy))
  const reactions = await inAll(addPiece)
  await shown.applyTo('抖音')
  await page.getByLabel('收银台下一次回答').selectOption('cancel')
  await inAll(async (host) => {
    // The screen of the end goes on to the order after 3 s, so it is watched for from before the last tap.
    const end = seen(appIn(host), host === 'tt' ? cashier.flow.cancelled : paidTitle, 3 * patience)
    await Promise.all([pay(appIn(host), host), end])
  })

  for (const host of hosts) {
    const paid = column(host).locator('[data-entries] li', { hasText: '/cashier/create-and-pay' })
    expect(await paid.first().textContent()).toMatch(/create-and-pay200.*\d+ ms\w{8,}/)
    expect(await column(host).locator('[data-count="error"]').textContent()).toBe('0')
  }
  expect(startMs).toBeLessThan(limits.startMs)
  expect(Math.max(...reactions)).toBeLessThan(limits.reactionMs)
  expect(await heap()).toBeLessThan(limits.heapMegabytes)
})
