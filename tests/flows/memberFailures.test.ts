import { pointHostsAt } from '@tests/fixtures/hosts'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { type BizType, bankCode } from '@/contract/cashier'
import type { Callable } from '@/contract/endpoint'
import { memberPage } from '@/contract/member/gold'
import type { Happening } from '@/report/events'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const sandbox = sandboxTest()
let token: string

beforeAll(async () => {
  pointHostsAt(sandbox.url)
  token = await sandbox.login('13800138008')
})

/** Makes a call that fails, in the app as it is put together and while this is being paid for; answers the events of failures. */
async function failuresOf(endpoint: Callable<object, unknown>, bizType: BizType): Promise<string[]> {
  const seen: Happening[] = []
  let failing: Promise<unknown> = Promise.resolve()
  jest.isolateModules(() => {
    jest.requireActual('@/app')
    const { consent } = jest.requireActual('@/domain/account/consent')
    const { cashierValues } = jest.requireActual('@/domain/cashier/payment/cashierStorage')
    const { openSink } = jest.requireActual('@/report/report')
    const { call } = jest.requireActual('@/request/call')
    const { session } = jest.requireActual('@/domain/session/session')
    session.signIn(token)
    consent.accept()
    openSink(() => ({ take: (one: Happening) => void seen.push(one), clear: () => undefined }))
    cashierValues.curPayInfo.write({ orderId: 'M1', requestId: 'r1', bizType })
    failing = call(endpoint, { bizNo: 'P1' }, { toast: false }).catch(() => undefined)
  })
  await failing
  return seen.map(({ event }) => event).filter((event) => event.endsWith('Failed') || event === 'apiError')
}

describe('the app as it is put together', () => {
  it('R-135 reports the failed payment of a membership as such, and that of goods as a failed call only', async () => {
    expect(await failuresOf(bankCode, 'VIP_MEMBER_CARD')).toEqual(['apiError', 'memberPayFailed'])
    expect(await failuresOf(bankCode, 'MALL_ORDER')).toEqual(['apiError'])
  })

  it('R-135 reports failed membership information whatever is being paid for', async () => {
    await sandbox.fault({ kind: 'status', status: 400, path: memberPage.path })
    expect(await failuresOf(memberPage, 'MALL_ORDER')).toEqual(['apiError', 'memberInfoFailed'])
  })
})
