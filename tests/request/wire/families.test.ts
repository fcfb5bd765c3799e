import { connectApp } from '@tests/request/fakeApp'
import { endAll, sent, settled } from '@tests/request/fakeHost'
import { endpoint, type Family } from '@/contract/endpoint'
import { families, type HostKey } from '@/contract/families'
import { call } from '@/request/call'
import { connectApiVip } from '@/request/connectApiVip'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
// The body of apiVip is tested in encrypted.test.ts.
jest.mock('@/request/wire/encrypted', () => ({ encryptedBody: async () => ({ headers: {}, body: {} }) }))

/** Families of calls; the address of reports is tested with the reports. */
type CallFamily = Exclude<Family, 'report'>

const addresses: Record<HostKey, string> = {
  main: 'https://main.test',
  apiVip: 'https://api-vip.test',
  vip: 'https://vip.test',
  supVip: 'https://sup-vip.test',
  vipCore: 'https://vip-core.test',
  vipCoreMobileGw: 'https://vip-core-mobile.test',
  lowCode: 'https://low-code.test',
  cashier: 'https://cashier.test',
  report: 'https://report.test',
}
const before = { ...APP_HOSTS }

beforeEach(() => {
  Object.assign(APP_HOSTS, addresses)
  connectApp()
  connectApiVip()
})
afterEach(async () => {
  await endAll()
  Object.assign(APP_HOSTS, before)
})

/** The address that a call of this family is sent to. */
async function urlOf(family: CallFamily): Promise<string | undefined> {
  call(endpoint<object, object>()('/area/name', { origin: 'ours', family, kind: 'write', empty: {} }), {}).catch(
    () => undefined,
  )
  for (let turn = 0; turn < 50 && sent.length === 0; turn++) await new Promise((done) => setTimeout(done, 1))
  await settled()
  return sent[0]?.url
}

describe('the backend of a call', () => {
  const expected: Record<CallFamily, string> = {
    ordinary: 'https://main.test/area/name',
    apiVip: 'https://api-vip.test/area/name',
    vip: 'https://vip.test/area/name',
    supVip: 'https://sup-vip.test/area/name',
    vipCore: 'https://vip-core.test/area/name',
    vipCoreMobileGw: 'https://vip-core-mobile.test/area/name',
    lowCode: 'https://low-code.test/lyntx/area/name',
    cashierCore: 'https://cashier.test/cashiercore/area/name',
    cashierCoreMobile: 'https://cashier.test/cashiercore/area/name',
  }

  it.each(Object.entries(expected) as [CallFamily, string][])('R-26 D-05 family %s goes to %s', async (family, url) => {
    expect(await urlOf(family)).toBe(url)
  })

  it('R-26 every backend serves a family', () => {
    expect(new Set(Object.values(families).map(({ host }) => host))).toEqual(new Set(Object.keys(addresses)))
  })

  it.each<[CallFamily, string]>([
    ['cashierCore', 'https://gateway.test/pay/area/name'],
    ['cashierCoreMobile', 'https://gateway.test/pay/area/name'],
    ['ordinary', expected.ordinary],
    ['vipCore', expected.vipCore],
  ])('R-26 with a cashier gateway family %s goes to %s', async (family, url) => {
    APP_HOSTS.cashierGateway = 'https://gateway.test/pay'
    expect(await urlOf(family)).toBe(url)
  })
})
