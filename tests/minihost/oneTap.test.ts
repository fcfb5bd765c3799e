import { distOf } from '@tests/fixtures/dist'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { userInfo } from '@/contract/session'
import { session as words } from '@/i18n/session'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const mobile = '13800138004'
const button = '#login-one-tap'

const sandbox = sandboxTest()
let app: MiniProgram
beforeAll(async () => {
  app = await openMiniProgram({
    dir: distOf('weapp'),
    platform: 'weapp',
    baseUrl: sandbox.url,
    storage: { privacyConsent: 1 },
  })
})
afterAll(async () => {
  await app?.close()
})

/** The event that the host passes to the button after it was asked for the number; it has a `code` only where the customer agreed. */
const hand = (detail: { code?: string; errMsg: string }) => app.trigger(button, 'getphonenumber', detail)

describe('login by one tap in WeChat', () => {
  it('R-53 asks the host for the number once the agreements are ticked, and returns signed in', async () => {
    const customer = appDriver(app, 'weapp', sandbox)
    await customer.open('/pages/my/index')
    await customer.tap('#my-person')
    await customer.waitForRoute('center/login/index')
    await customer.tap(button)
    await customer.waitForText(words.agreeFirst)
    expect(await app.count(`${button}.one-tap-button`)).toBe(0)

    await customer.tap('#login-agree')
    expect(await customer.text(`${button}.one-tap-button`)).toBe(words.oneTap)
    // The host opens its sheet only for a button of this open type.
    expect(JSON.stringify((await app.snapshot()).data)).toContain('getPhoneNumber')
    await hand({ errMsg: 'getPhoneNumber:fail user deny' })
    expect((await app.overlay()).toasts).toEqual([words.oneTapFailed])

    await hand({ code: `phone:${mobile}`, errMsg: 'getPhoneNumber:ok' })
    await customer.waitForRoute('pages/my/index')
    await customer.waitForText('138 **** 8004')
    const token = (await app.storage()).mToken as string
    expect((await sandbox.call(userInfo, {}, { token })).data.userInfo.mobile).toBe('138 **** 8004')
    expect(await app.problems()).toEqual([])
  })
})
