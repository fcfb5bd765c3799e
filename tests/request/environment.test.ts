import { type Environment, type EnvironmentName, environments, readEnvironment } from '../../config/environment'

const real = {
  APP_HOST_MAIN: 'https://main.example/',
  APP_HOST_VIP: 'https://vip.example',
  APP_HOST_LOW_CODE: 'https://low-code.example',
  APP_HOST_CASHIER: 'https://cashier.example',
  APP_HOST_REPORT: 'https://report.example',
  APP_PUBLIC_KEY: 'MIGf',
}

/** The variable of a build for each backend. */
const variableOf = {
  main: 'APP_HOST_MAIN',
  vip: 'APP_HOST_VIP',
  apiVip: 'APP_HOST_API_VIP',
  supVip: 'APP_HOST_SUP_VIP',
  vipCore: 'APP_HOST_VIP_CORE',
  vipCoreMobileGw: 'APP_HOST_VIP_CORE_MOBILE_GW',
  lowCode: 'APP_HOST_LOW_CODE',
  cashier: 'APP_HOST_CASHIER',
  cashierGateway: 'APP_CASHIER_GATEWAY',
  report: 'APP_HOST_REPORT',
  publicKey: 'APP_PUBLIC_KEY',
} as const satisfies Record<keyof Environment['hosts'], string>
const keys = Object.keys(variableOf) as (keyof Environment['hosts'])[]

/** What an environment is to get: for each backend an address that no other backend and no other environment has. */
const expected = (name: EnvironmentName) =>
  Object.fromEntries(keys.map((key) => [key, `https://${key}.${name}.example`])) as Environment['hosts']

/** The variables of a build for this environment. */
const ownHosts = (name: EnvironmentName) =>
  Object.fromEntries(keys.map((key) => [variableOf[key], expected(name)[key]]))

// Taro's command line only gives the configuration its type.
jest.mock('@tarojs/cli', () => ({ defineConfig: (made: unknown) => made }))
jest.mock('../../config/register', () => ({}))

/** The constants that a build for this host defines under these variables. */
function constantsOf(variables: Record<string, string>, host: string): Record<'APP_ENV' | 'APP_HOSTS', string> {
  const before = process.env
  process.env = { ...before, ...variables, TARO_ENV: host }
  try {
    return jest.requireActual('../../config/index').default().defineConstants
  } finally {
    process.env = before
  }
}

describe('the environments', () => {
  it('R-36 are five', () => {
    expect(environments).toEqual(['development', 'test', 'sit', 'qa1', 'production'])
  })

  it('R-36 test is the default, and talks to the sandbox', () => {
    const { name, hosts } = readEnvironment({}, false)
    expect(name).toBe('test')
    const { publicKey, cashierGateway, ...backends } = hosts
    expect(new Set(Object.values(backends))).toEqual(new Set(['http://127.0.0.1:8700']))
    expect([publicKey, cashierGateway]).toEqual(['', ''])
    expect(readEnvironment({ APP_ENV: '' }, false).name).toBe('test')
  })

  it('R-36 on H5 development and test talk to their own origin', () => {
    for (const APP_ENV of ['development', 'test']) {
      const { publicKey, ...hosts } = readEnvironment({ APP_ENV }, true).hosts
      expect(publicKey).toBe('')
      expect(new Set(Object.values(hosts))).toEqual(new Set(['']))
    }
  })

  it('R-36 D-07 NODE_ENV does not choose one', () => {
    expect(readEnvironment({ NODE_ENV: 'production' }, true).name).toBe('test')
  })

  it('R-36 an unknown name is refused with the names there are', () => {
    expect(() => readEnvironment({ APP_ENV: 'prod' }, true)).toThrow(/development, test, sit, qa1, production/)
  })

  it.each([true, false])('R-36 each has its own hosts, on H5: %j', (isH5) => {
    const read = Object.fromEntries(
      environments.map((name) => [name, readEnvironment({ ...ownHosts(name), APP_ENV: name }, isH5)]),
    )
    expect(read).toEqual(
      Object.fromEntries(environments.map((name): [string, Environment] => [name, { name, hosts: expected(name) }])),
    )
    const all = environments.flatMap((name) => Object.values(expected(name)))
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(['h5', 'weapp'])('R-36 a build for %s gives the app the hosts of its environment alone', (host) => {
    for (const name of environments) {
      const { APP_ENV, APP_HOSTS } = constantsOf({ ...ownHosts(name), APP_ENV: name }, host)
      expect([JSON.parse(APP_ENV), JSON.parse(APP_HOSTS)]).toEqual([name, expected(name)])
    }
  })

  describe.each(['sit', 'qa1', 'production'] as const)('%s', (APP_ENV) => {
    it('R-36 has one address for the backends of the membership unless they are given', () => {
      const { hosts } = readEnvironment({ ...real, APP_ENV }, true)
      expect(hosts).toEqual({
        main: 'https://main.example',
        vip: 'https://vip.example',
        apiVip: 'https://vip.example',
        supVip: 'https://vip.example',
        vipCore: 'https://vip.example',
        vipCoreMobileGw: 'https://vip.example',
        lowCode: 'https://low-code.example',
        cashier: 'https://cashier.example',
        cashierGateway: '',
        report: 'https://report.example',
        publicKey: 'MIGf',
      })
    })

    it.each(Object.keys(real))('R-36 refuses to build without %s, or with an empty one', (missing) => {
      for (const value of [undefined, '']) {
        expect(() => readEnvironment({ ...real, APP_ENV, [missing]: value }, true)).toThrow(missing)
      }
    })

    it('R-36 names all that is missing at once, a line each', () => {
      const lines = Object.keys(real).map((name) => expect.stringMatching(`^APP_ENV=${APP_ENV} needs ${name}: `))
      const told = () => {
        try {
          return readEnvironment({ APP_ENV }, true)
        } catch (error) {
          return (error as Error).message.split('\n')
        }
      }
      expect(told()).toHaveLength(lines.length)
      expect(told()).toEqual(expect.arrayContaining(lines))
    })

    it.each([
      ['APP_HOST_API_VIP', 'apiVip'],
      ['APP_HOST_SUP_VIP', 'supVip'],
      ['APP_HOST_VIP_CORE', 'vipCore'],
      ['APP_HOST_VIP_CORE_MOBILE_GW', 'vipCoreMobileGw'],
    ] as const)('R-26 %s gives that backend an address of its own', (variable, key) => {
      const shared = readEnvironment({ ...real, APP_ENV }, true).hosts
      const parted = readEnvironment({ ...real, APP_ENV, [variable]: 'https://own.example/' }, true).hosts
      expect(parted).toEqual({ ...shared, [key]: 'https://own.example' })
    })

    it('R-26 a cashier gateway takes the place of the address of the cashier', () => {
      const given = {
        ...real,
        APP_ENV,
        APP_CASHIER_GATEWAY: 'https://gateway.example/pay/',
        APP_HOST_CASHIER: undefined,
      }
      expect(readEnvironment(given, true).hosts.cashierGateway).toBe('https://gateway.example/pay')
    })

    it('R-36 holds no address of the sandbox', () => {
      for (const isH5 of [true, false]) {
        const defines = JSON.stringify(readEnvironment({ ...real, APP_ENV }, isH5))
        expect(defines).not.toMatch(/127\.0\.0\.1|localhost|8700/)
      }
    })
  })
})
