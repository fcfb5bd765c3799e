import { stored } from '@tests/request/fakeHost'
import { dropInviter, launch, storedInviter } from '@/domain/session/launch'
import { hostFacts } from '@/platform/host/host'
import { takeStartQuery } from '@/platform/links/startQuery'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/links/startQuery', () => ({ takeStartQuery: jest.fn() }))
jest.mock('@/platform/host/host', () => ({ hostFacts: {} }))

const open = (query: Record<string, string>) => {
  jest.mocked(takeStartQuery).mockReturnValue(query)
  return launch.read()
}
const host = hostFacts as { miniHost?: string }

/** What the launch keeps in the tab of its browser. */
const kept = new Map<string, string>()
beforeAll(() => {
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    value: {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    },
  })
})
afterAll(() => Reflect.deleteProperty(globalThis, 'window'))

beforeEach(() => {
  stored.clear()
  kept.clear()
  delete host.miniHost
})

describe('how the app was opened', () => {
  it('R-08 every parameter of the list is kept, and the secrets among them are removed from the address', () => {
    const query = {
      token: 't',
      userId: '7',
      mToken: 'm',
      type: 'xyfApp',
      sdkType: 'sdk',
      uniPlatform: 'mp',
      cnlPdCode: 'P1',
      action: 'a',
      canLoan: '1',
      from: 'poster',
      utm_source: 'spring',
      orgin_page: 'o',
      appFrom: 'xyf',
      rscToken: 'r',
      rightsOrderNo: 'n',
    }
    open(query)
    expect(launch.query).toEqual(query)
    expect(takeStartQuery).toHaveBeenLastCalledWith(['token', 'mToken', 'rscToken', 'userId'])
  })

  it.each([
    [{ from: 'poster', utm_source: 'spring' }, 'spring'],
    [{ from: 'poster' }, 'poster'],
    [{}, ''],
  ] as [Record<string, string>, string][])('R-23 %j is counted for the campaign %j', (query, campaign) => {
    open(query)
    expect(launch.utmSource).toBe(campaign)
  })

  it('R-55 R-40 the state of the session: sdkType, uniPlatform, product code with its default, and the other parameters', () => {
    open({ sdkType: 'miniapp', uniPlatform: 'mp', goodsId: '9' })
    expect(launch.sdkType).toBe('miniapp')
    expect(launch.uniPlatform).toBe('mp')
    expect(launch.cnlPdCode).toBe('APP001000007')
    expect(launch.miniLinkParams).toEqual({ goodsId: '9' })
    open({ cnlPdCode: 'P2' })
    expect(launch.cnlPdCode).toBe('P2')
  })

  it.each([
    [{ from: 'customer' }, undefined, true],
    [{ orgin_page: 'customerHall' }, undefined, true],
    [{ from: 'customer' }, 'tt', true],
    [{ from: 'customer' }, 'weapp', false],
    [{ orgin_page: 'customerHall' }, 'alipay', false],
    [{ from: 'customer', sdkType: 'miniapp' }, undefined, false],
    [{ from: 'poster' }, undefined, false],
    [{}, undefined, false],
  ] as [Record<string, string>, string | undefined, boolean][])(
    'R-11 opened with %j in host %s: customer mode %s',
    (query, miniHost, expected) => {
      host.miniHost = miniHost
      open(query)
      expect(launch.isCustomer).toBe(expected)
    },
  )

  it('R-47 an inviter is kept as a number until a login has used it; anything but a number is not kept', () => {
    open({ inviterUserId: '42' })
    expect(storedInviter()).toBe(42)
    dropInviter()
    expect(storedInviter()).toBeUndefined()
    open({ inviterUserId: '42; drop' })
    expect(storedInviter()).toBeUndefined()
  })

  it.each([
    ['123456789012345', 123_456_789_012_345],
    ['1234567890123456', undefined],
    ['u42', undefined],
    ['', undefined],
  ])('R-47 an inviter %j is kept as %j', (inviterUserId, kept) => {
    open({ inviterUserId })
    expect(storedInviter()).toBe(kept)
  })

  it('R-47 an address without an inviter keeps the one of the last', () => {
    open({ inviterUserId: '42' })
    open({})
    expect(storedInviter()).toBe(42)
  })

  it('R-11 inside a mini-program’s page there is no customer mode', () => {
    const page = hostFacts as { isInMiniProgram?: boolean }
    page.isInMiniProgram = true
    open({ from: 'customer' })
    expect(launch.isCustomer).toBe(false)
    delete page.isInMiniProgram
    expect(launch.isCustomer).toBe(true)
  })
})

describe('a page that is loaded again in the same launch', () => {
  const began = { from: 'customer', cnlPdCode: 'P2', sdkType: 'sdk', uniPlatform: 'mp', action: 'a', canLoan: '1' }

  it.each([
    ['back from a provider', { orderId: 'M1', bizNo: 'P1' }],
    ['back from a provider, by an address that says it too', { orderId: 'M1', from: 'customer', cnlPdCode: 'P2' }],
    ['by a reload', {}],
  ] as [string, Record<string, string>][])('R-11 R-55 goes on as it began: %s', (_way, query) => {
    open({ ...began, appFrom: 'gold', goodsId: '9' })
    open(query)
    expect(launch.isCustomer).toBe(true)
    expect(launch.cnlPdCode).toBe('P2')
    expect(launch.query).toEqual({ ...began, appFrom: 'gold' })
    expect(launch.miniLinkParams).toEqual({ goodsId: '9' })
  })

  it.each([{ from: 'poster' }, { orgin_page: 'mall' }] as Record<string, string>[])(
    'R-11 a link from elsewhere begins another launch: %j',
    (query) => {
      open({ ...began, goodsId: '9' })
      open(query)
      expect(launch.isCustomer).toBe(false)
      expect(launch.cnlPdCode).toBe('APP001000007')
      expect(launch.query).toEqual(query)
      expect(launch.miniLinkParams).toEqual({})
    },
  )

  it.each([
    [8_000, 'P2'],
    [8_001, 'APP001000007'],
  ])('keeps parameters of up to 8000 characters: %i', (length, cnlPdCode) => {
    open({ cnlPdCode: 'P2', goodsId: 'x'.repeat(length) })
    open({})
    expect(launch.cnlPdCode).toBe(cnlPdCode)
    expect(launch.miniLinkParams.goodsId?.length).toBe(length === 8_000 ? 8_000 : undefined)
  })

  it.each(['not JSON', '[]', '{"query":{"from":1},"miniLinkParams":{}}', '{"query":{"from":"customer"}}'])(
    'begins anew where what is stored of it is malformed: %s',
    (text) => {
      kept.set('launch', text)
      open({})
      expect([launch.query, launch.miniLinkParams, launch.isCustomer]).toEqual([{}, {}, false])
    },
  )

  it('U4 takes no secret from what is stored of it', () => {
    kept.set('launch', '{"query":{"from":"poster","mToken":"m"},"miniLinkParams":{}}')
    open({})
    expect(launch.query).toEqual({ from: 'poster' })
  })

  it('U4 secrets are used once and not kept with it', () => {
    open({ ...began, mToken: 'secret-m', userId: 'secret-u', rscToken: 'secret-r', token: 'secret-t' })
    expect(Object.keys(launch.lasting).sort()).toEqual(Object.keys(began).sort())
    kept.delete('appToken')
    expect(JSON.stringify([...kept])).not.toContain('secret')
    open({})
    expect(launch.query).toEqual(began)
  })

  it('what is stored elsewhere by itself is not taken from the launch', () => {
    const opened = { type: 'xyfApp', rightsOrderNo: 'n1', rscToken: 'r1', mToken: 'm1', token: 'app-token' }
    expect(open(opened)).toEqual(opened)
    expect(open({})).toEqual({})
    expect(launch.query).toEqual({ token: 'app-token' })
  })
})

describe('the login of the native app', () => {
  it('R-21 stays for this launch when the page comes back from a provider without it, and ends with the login', () => {
    open({ token: 'app-token' })
    open({})
    expect(launch.appToken).toEqual({ jwtToken: 'app-token', token: 'app-token' })
    launch.dropAppToken()
    open({})
    expect(launch.appToken).toBeUndefined()
    expect(JSON.stringify([...kept])).not.toContain('app-token')
  })

  it('R-21 U3 goes on where only what the start query says about its customer is forgotten', () => {
    open({ token: 'app-token', from: 'poster', canLoan: '1', goodsId: '9' })
    launch.forgetCustomer()
    expect([launch.query, launch.miniLinkParams]).toEqual([{ from: 'poster', token: 'app-token' }, {}])
  })
})
