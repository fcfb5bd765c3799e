import type { FrameLocator } from 'playwright-core'
import { cashier } from '@/i18n/zh-CN/cashier'
import { mall } from '@/i18n/zh-CN/mall'
import { order } from '@/i18n/zh-CN/order'
import type { HostName } from '../../sandbox/hosts/page/messages'

/** A gift card, which needs no account. */
export const goods = '/subPackages/pdp/index?goodsId=30101'

const tools: Record<HostName, 'ALIPAY' | 'WECHATPAY'> = {
  h5: 'ALIPAY',
  weapp: 'WECHATPAY',
  alipay: 'ALIPAY',
  tt: 'ALIPAY',
}

export const hosts = Object.keys(tools) as readonly HostName[]

/** Waits until an app shows this text. @param timeout in milliseconds; that of the page when absent */
export const seen = (app: FrameLocator, text: string, timeout?: number): Promise<void> =>
  app.getByText(text).filter({ visible: true }).first().waitFor({ timeout })

/** What has this text on the screen in front: the screens before it are hidden, or earlier in the document. */
export const control = (app: FrameLocator, text: string | RegExp) =>
  app.getByText(text, { exact: true }).filter({ visible: true }).last()

/** From the product to the sheet of the payment tool. */
export async function pay(app: FrameLocator, host: HostName): Promise<void> {
  const tool = cashier.tools[tools[host]]
  await control(app, mall.buy).click()
  // The screen takes no tap before its tools and its amount are there.
  await seen(app, tool)
  await seen(app, order.cardNote)
  await control(app, order.submit).click()
  await seen(app, cashier.timeLeft)
  await control(app, tool).click()
  // H5 leaves for the provider's page now, which the taps of the other frames would wait for.
  await control(app, /立即支付 ¥/).click({ noWaitAfter: true })
}
