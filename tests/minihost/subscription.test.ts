import { distOf } from '@tests/fixtures/dist'
import { until } from '@tests/fixtures/until'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { renewEnable } from '@/contract/member/renewal'
import { renewal as words } from '@/i18n/renewal'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

const sandbox = sandboxTest()
const screen = '/subPackages/xyfApp/member-v2/renew-manage'

/** A member whose renewal is stopped, in a mini-program on the screen that turns it on. */
async function open(platform: Platform): Promise<MiniProgram> {
  const mToken = await sandbox.login('13800138010')
  await sandbox.call(renewEnable, { vipType: 'fei_yue', enabled: false, reason: '' }, { token: mToken })
  const app = await openMiniProgram({
    dir: distOf(platform),
    platform,
    baseUrl: sandbox.url,
    storage: { mToken, privacyConsent: 1 },
  })
  await app.launch(screen)
  await app.waitForText(words.states.stopped)
  return app
}

const asked = async (app: MiniProgram) =>
  (await app.logs()).calls
    .filter(({ name }) => name === 'requestSubscribeMessage')
    .map(({ args, ok }) => ({ args, ok }))

describe.each([
  ['weapp', { tmplIds: ['sandbox-renewal'] }],
  ['alipay', { entityIds: ['sandbox-renewal'] }],
  ['tt', { tmplIds: ['sandbox-renewal'] }],
] as const)('the message that reminds of a charge, in the %s mini-program', (platform, args) => {
  let app: MiniProgram
  beforeEach(async () => {
    app = await open(platform)
  })
  afterEach(() => app.close())

  it('is asked for by the tap that turns the renewal on, within the tap, as the host knows it', async () => {
    await app.tap('#renewal-start')
    await app.waitForText(words.states.on)
    expect(await asked(app)).toEqual([{ args, ok: true }])
    expect(await app.problems()).toEqual([])
  })

  it('that is refused stops nothing, and is not asked for again', async () => {
    app.mock(
      'requestSubscribeMessage',
      platform === 'alipay' ? { behavior: 'cancel' } : { 'sandbox-renewal': 'reject' },
    )
    await app.tap('#renewal-start')
    await app.waitForText(words.states.on)
    await until(
      async () => 'refusedReminders' in (await app.storage()),
      () => 'the refusal',
    )
    await app.tap('#renewal-stop')
    await app.tap('#stop-confirm')
    await app.waitForText(words.states.stopped)
    await app.tap('#renewal-start')
    await app.waitForText(words.states.on)
    expect(await asked(app)).toHaveLength(1)
    expect(await app.problems()).toEqual([])
  })

  it('that the host fails to ask for stops nothing and is no fault on the screen', async () => {
    await app.mock('requestSubscribeMessage', () => {
      throw new Error('No template data return')
    })
    await app.tap('#renewal-start')
    await app.waitForText(words.states.on)
    expect(await app.problems()).toEqual([])
  })
})
