import { hostsOf } from '../../../config/conform/addresses'
import { readOptions } from '../../../config/conform/options'
import { intentions } from '../../../config/conform/report'

const main = '--main=https://api.example.com/'

it('without --main nothing is checked', () => {
  expect(() => readOptions([])).toThrow('--main=<address> is missing')
})

it.each([
  [['--mian=https://a'], "Unknown option '--mian'"],
  [['https://a'], "Unexpected argument 'https://a'"],
  [['--main=api.example.com'], '--main must be an address such as https://api.example.com'],
  [[main, '--vip=/vip'], '--vip must be an address'],
  [[main, '--as=138'], '--as=<phone>,<code> needs a phone number of eleven digits'],
  [[main, '--slow=fast'], '--slow must be a whole number above 0'],
  [[main, '--pages=0'], '--pages must be a whole number above 0'],
])('%j is refused with a message', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

it('every backend is the main one unless it is given, and those of the membership are --vip', () => {
  const hosts = hostsOf(
    readOptions([main, '--vip=https://vip', '--sup-vip=https://sup', '--cashier-gateway=https://till']),
  )
  expect(hosts).toEqual({
    main: 'https://api.example.com',
    vip: 'https://vip',
    apiVip: 'https://vip',
    supVip: 'https://sup',
    vipCore: 'https://vip',
    vipCoreMobileGw: 'https://vip',
    lowCode: 'https://api.example.com',
    cashier: 'https://till',
    cashierGateway: 'https://till',
    report: 'https://api.example.com',
    publicKey: '',
  })
})

it('money is moved only where it is said, and only for a customer', () => {
  expect(readOptions([main]).movesMoney).toBe(false)
  expect(intentions(readOptions([main]))).toContain('nothing that moves money')
  expect(intentions(readOptions([main, '--moves-money']))).toContain('no money is moved')
  expect(intentions(readOptions([main, '--moves-money', '--as=13800000001,1']))).toContain('order, start payments')
  expect(intentions(readOptions([main, '--as=13800000001']))).toContain('run the command again with --as=13800000001,')
})
