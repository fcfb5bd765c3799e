import { distOf } from '@tests/fixtures/dist'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { orderList } from '@/contract/order/list'
import { help } from '@/i18n/help'
import { openMiniProgram } from './openMiniProgram'

let sandbox: OwnSandbox
beforeAll(async () => {
  // Its links lead to the address that the builds may open.
  sandbox = await startSandbox({ publicOrigin: 'http://127.0.0.1:8700' })
})
afterAll(() => sandbox.close())

describe.each([
  ['weapp', /"help-host".{0,200}"p\d+":"contact"/],
  ['alipay', /"<contact-button"/],
  ['tt', /"help-host".{0,200}"p\d+":"sandbox\/sandbox"/],
] as const)('help on an order in the %s mini-program', (platform, chat) => {
  it('offers the chat of the host, and opens the page of customer service with the order in a web view', async () => {
    const mToken = await sandbox.login('13800138002')
    const [order] = (await sandbox.call(orderList, { page: 1 }, { token: mToken })).data.orders
    const app = await openMiniProgram({
      dir: distOf(platform),
      platform,
      baseUrl: sandbox.url,
      storage: { mToken, privacyConsent: 1 },
    })
    await app.launch(`/subPackages/order/detail?orderId=${order?.orderId}`)
    await app.waitForText(help.contact)
    const { tree, data } = await app.snapshot()
    await app.tap('#help-contact')
    await app.idle()
    const there = await app.snapshot()
    expect(JSON.stringify(there.tree)).toContain('web-view')
    expect(JSON.stringify(there.data)).toContain(`about=order&id=${order?.orderId}`)
    expect(await app.problems()).toEqual([])
    expect(JSON.stringify([tree, data])).toMatch(chat)
    await app.close()
  })
})
