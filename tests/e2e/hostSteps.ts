import type { FrameLocator } from 'playwright-core'
import { cashier } from '@/i18n/cashier'
import { mall } from '@/i18n/mall'
import { order } from '@/i18n/order'
import type { HostName } from '../../sandbox/devtools/hosts/page/messages'
import { withMouse } from './oneMouse'

/** A gift card, which needs no account. */
export const goods = '/subPackages/pdp/index?goodsId=30101'

const tools: Record<HostName, 'ALIPAY' | 'WECHATPAY'> = {
  h5: 'ALIPAY',
  weapp: 'WECHATPAY',
  alipay: 'ALIPAY',
  tt: 'ALIPAY',
}

export const hosts = Object.keys(tools) as readonly HostName[]

/** The title of a payment that succeeded, as a whole text: a note of the order screen begins with the same words. */
export const paidTitle = new RegExp(`^${cashier.paidTitle}$`)

/** Waits until an app shows this text. @param timeout in milliseconds; that of the page when absent */
export const seen = (app: FrameLocator, text: string | RegExp, timeout?: number): Promise<void> =>
  app.getByText(text).filter({ visible: true }).first().waitFor({ timeout })

/** What has this text on the screen in front: the screens before it are hidden, or earlier in the document. */
export const control = (app: FrameLocator, text: string | RegExp) =>
  app.getByText(text, { exact: true }).filter({ visible: true }).last()

/** Clicks what has this text, while other frames may be clicked too. */
async function click(app: FrameLocator, text: string | RegExp): Promise<void> {
  await control(app, text).waitFor()
  // Never with `noWaitAfter`: Playwright stops a click whose place has another element at that moment, and tries again;
  // with that option it does not read that the click was stopped, and the click is lost.
  await withMouse(() => control(app, text).click())
}

/** From the product to the sheet of the payment tool. */
export async function pay(app: FrameLocator, host: HostName): Promise<void> {
  const tool = cashier.tools[tools[host]]
  await click(app, mall.buy)
  // The screen takes no tap before its tools and its amount are there.
  await seen(app, tool)
  await seen(app, order.cardNote)
  await click(app, tool)
  await click(app, order.submit)
  // The cashier does not ask for it again.
  await seen(app, cashier.timeLeft)
  await click(app, /立即支付 ¥/)
}
