import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { argsOf, endAll, sent, settled } from '@tests/request/fakeHost'
import { config as configOfApp } from '@/domain/remoteConfig/config'
import { defaultConfig } from '@/domain/remoteConfig/configValues'
import { fetchPage } from '@/domain/remoteConfig/fetchSchema'
import { note, serverNow } from '@/lib/serverClock'
import type { Happening } from '@/report/events'
import { connectReports, openSink } from '@/report/report'
import { call } from '@/request/call'
import { fullConfig } from './schemas'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

/** The configuration of an app that has just started: nothing was read yet. */
const newConfig = () => new (configOfApp.constructor as new () => typeof configOfApp)()

const seen: Happening[] = []
let app: FakeApp
let config: typeof configOfApp

beforeAll(() => {
  connectReports({
    isAllowed: () => true,
    anonymousId: () => '',
    person: () => ({ isSignedIn: false, inApp: false }),
    from: () => '',
    utmSource: () => '',
    innerApp: () => 'xbt',
    reportSwitch: () => undefined,
  })
  openSink(() => ({ take: (one) => void seen.push(one), clear: () => undefined }))
})
beforeEach(() => {
  sent.length = 0
  seen.length = 0
  app = connectApp()
  config = newConfig()
})
afterEach(endAll)

const lowCode = (schema: unknown) => ({ suc: true, pageInfo: { schema } })

/** Loads the configuration, and answers the call once it is on its way. */
async function load(answer: (call: (typeof sent)[number] | undefined) => Promise<void> | undefined): Promise<void> {
  const loaded = config.load()
  while (sent.length === 0) await new Promise(setImmediate)
  await answer(sent[0])
  await loaded
}

describe('the low-code configuration', () => {
  it.each([
    ['HTTP 400', (call: (typeof sent)[number] | undefined) => call?.answer('', 400)],
    [
      'a refusal',
      (call: (typeof sent)[number] | undefined) => call?.answer({ suc: false, code: 'BUSY', message: 'busy' }),
    ],
    ['HTML', (call: (typeof sent)[number] | undefined) => call?.answer('<html></html>')],
    ['no pageInfo', (call: (typeof sent)[number] | undefined) => call?.answer({ suc: true })],
    ['pageInfo null', (call: (typeof sent)[number] | undefined) => call?.answer({ suc: true, pageInfo: null })],
    ['a schema that is no text', (call: (typeof sent)[number] | undefined) => call?.answer(lowCode(fullConfig))],
    ['broken JSON', (call: (typeof sent)[number] | undefined) => call?.answer(lowCode('{"vip"'))],
    ['no flag suc', (call: (typeof sent)[number] | undefined) => call?.answer({ pageInfo: { schema: '{}' } })],
  ])('R-39 ignores %s and keeps the defaults', async (_name, answer) => {
    await load(answer)
    expect(config.values).toEqual(defaultConfig)
    expect(app.shown).toEqual([])
  })

  it('R-39 asks system-page/getSchema for xyf_xbt_01 and reads pageInfo.schema as JSON', async () => {
    await load((call) => call?.answer(lowCode(JSON.stringify(fullConfig))))
    expect(sent[0]?.url).toMatch(/\/lyntx\/system-page\/getSchema$/)
    expect(argsOf(sent[0])).toEqual({ code: 'xyf_xbt_01' })
    expect(config.values).toMatchObject({ vip: fullConfig.vip, supVip: fullConfig.supVip, ts: fullConfig.ts })
    expect(config.values.blocks).toHaveLength(1)
  })

  it('R-39 a later failure keeps what was read before', async () => {
    await load((call) => call?.answer(lowCode(JSON.stringify(fullConfig))))
    sent.length = 0
    await load((call) => call?.answer({ suc: false, code: 'BUSY' }))
    expect(config.values.vip).toEqual(fullConfig.vip)
  })

  it('N3 tells the time of the server that made it, until an answer tells the time itself', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'], now: fullConfig.ts + 86_400_000 })
    await load((call) => call?.answer(lowCode(JSON.stringify(fullConfig))))
    expect(serverNow()).toBe(fullConfig.ts)
    note(fullConfig.ts + 5000)
    sent.length = 0
    await load((call) => call?.answer(lowCode(JSON.stringify(fullConfig))))
    expect(serverNow()).toBe(fullConfig.ts + 5000)
    jest.useRealTimers()
  })

  it('reports each kind of block that this build does not have, once', async () => {
    const blocks = [{ type: 'hologram' }, { type: 'text', html: 'x' }, { type: 'hologram' }, { type: 'robot' }]
    const page = fetchPage(call, 'spring')
    await settled()
    await sent[0]?.answer(lowCode(JSON.stringify({ page: { blocks } })))
    expect((await page).blocks).toHaveLength(1)
    expect(seen.map(({ event, detail }) => [event, detail.message])).toEqual([
      ['lowCodeUnknownBlock', 'spring: hologram'],
      ['lowCodeUnknownBlock', 'spring: robot'],
    ])
  })
})
