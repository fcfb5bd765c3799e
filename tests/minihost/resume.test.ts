import { distOf } from '@tests/fixtures/dist'
import { Journey } from '@tests/sandbox/cashier/journey'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { orderDetail } from '@/contract/order/detail'
import { order } from '@/i18n/order'
import { sessionOf } from '../../sandbox/devtools/hosts/payment'
import { appDriver, play } from './appDriver'
import { openMiniProgram, type PaySheet } from './openMiniProgram'

const sandbox = sandboxTest()

const hosts = [
  { platform: 'weapp', mobile: '13800138001', tool: '#tool-WECHATPAY' },
  { platform: 'alipay', mobile: '13800138002', tool: '#tool-ALIPAY' },
  { platform: 'tt', mobile: '13800138003', tool: '#tool-ALIPAY' },
] as const

describe.each(hosts)('the $platform mini-program', ({ platform, mobile, tool }) => {
  it('P6 terminated while the payment sheet is open, it settles the payment at the next start', async () => {
    const token = await sandbox.login(mobile)
    const { orderId } = await new Journey(sandbox, token).order('card')
    const facts = { dir: distOf(platform), platform, baseUrl: sandbox.url }
    const first = await openMiniProgram({ ...facts, storage: { privacyConsent: 1, mToken: token } })
    const customer = appDriver(first, platform, sandbox)
    await customer.open(`/subPackages/xyfApp/h5-pay/index?orderId=${orderId}&source=mall`)
    await customer.tap(tool)
    const sheet = new Promise<PaySheet>((opened) => {
      first.pay = (shown) => {
        opened(shown)
        // The app is terminated before the sheet returns.
        return new Promise(() => undefined)
      }
    })
    await customer.tap('#pay-submit')
    const session = sessionOf((await sheet).params)
    const storage = await first.storage()
    await first.close()
    expect(JSON.stringify(storage.pendingPayments)).toContain(orderId)
    await play(sandbox, session, 'approve')

    const second = await openMiniProgram({ ...facts, storage })
    const returning = appDriver(second, platform, sandbox)
    await returning.open('/pages/home/index')
    const isSettled = async () => !JSON.stringify((await second.storage()).pendingPayments ?? '').includes(orderId)
    for (let look = 0; look < 200 && !(await isSettled()); look += 1) await new Promise((go) => setTimeout(go, 50))
    expect(await isSettled()).toBe(true)
    expect(JSON.stringify((await second.logs()).calls)).toContain('/cashier/pay-query')
    await returning.open(`/subPackages/order/detail?orderId=${orderId}`)
    await returning.waitForText(order.states.finished)
    expect(await second.problems()).toEqual([])
    await second.close()
    expect((await sandbox.call(orderDetail, { orderId }, { token })).data.orderDetail.state).toBe('finished')
  })
})
