import { hostname } from 'node:os'
import { answersFor } from '../../../sandbox/http/hostNames'
import { parseOrigin, reachedOrigin } from '../../../sandbox/http/origin'

const local = { localAddress: '127.0.0.1', localPort: 8700 }
const local6 = { localAddress: '::1', localPort: 8700 }
const network = { localAddress: '::ffff:192.168.1.5', localPort: 8700 }
const network6 = { localAddress: 'fd00::5', localPort: 8700 }
const web = { localAddress: '192.168.1.5', localPort: 80 }
const machine = hostname().toLowerCase()

it.each([
  ['127.0.0.1:8700', local, 'http://127.0.0.1:8700'],
  ['localhost:8700', local, 'http://localhost:8700'],
  ['LocalHost:8700', local, 'http://localhost:8700'],
  // The development server passes its own address on.
  ['127.0.0.1:10086', local, 'http://127.0.0.1:10086'],
  ['10.0.2.2:8700', local, 'http://10.0.2.2:8700'],
  ['[::1]:8700', local6, 'http://[::1]:8700'],
  // A phone in the network of the machine.
  ['192.168.1.5:8700', network, 'http://192.168.1.5:8700'],
  ['[fd00::5]:8700', network6, 'http://[fd00::5]:8700'],
  [`${machine}.local:8700`, network, `http://${machine}.local:8700`],
  ['192.168.1.5', web, 'http://192.168.1.5'],
  ['192.168.1.5:80', web, 'http://192.168.1.5'],
])('who opened it as %s gets addresses there: %j', (host, end, origin) => {
  expect(reachedOrigin(host, end)).toBe(origin)
})

it.each([
  ['evil.example:8700', local, 'http://127.0.0.1:8700'],
  ['203.0.113.7:8700', local, 'http://127.0.0.1:8700'],
  ['localhost:9999', network, 'http://192.168.1.5:8700'],
  ['192.168.1.5:9999', network, 'http://192.168.1.5:8700'],
  ['192.168.1.6:8700', network, 'http://192.168.1.5:8700'],
  ['evil.example@127.0.0.1:8700', local, 'http://127.0.0.1:8700'],
  ['127.0.0.1:8700/evil.example', local, 'http://127.0.0.1:8700'],
  ['127.1:8700', local, 'http://127.0.0.1:8700'],
  ['', local6, 'http://[::1]:8700'],
  ['x', network6, 'http://[fd00::5]:8700'],
])('who forges the host %s gets the address of the connection: %j', (host, end, origin) => {
  expect(reachedOrigin(host, end)).toBe(origin)
})

it.each([
  ['https://wallet.example', 'https://wallet.example'],
  ['http://192.168.1.5:8080/', 'http://192.168.1.5:8080'],
  ['', undefined],
  [undefined, undefined],
])('PUBLIC_ORIGIN may be %j', (text, origin) => {
  expect(parseOrigin('PUBLIC_ORIGIN', text)).toBe(origin)
})

it.each([
  'wallet.example',
  'https://wallet.example/path',
  'ftp://wallet.example',
  'https://',
  'https://a:b@wallet.example',
])('PUBLIC_ORIGIN may not be %j', (text) => {
  expect(() => parseOrigin('PUBLIC_ORIGIN', text)).toThrow(
    /^PUBLIC_ORIGIN must be an address such as https:\/\/wallet.example/,
  )
})

it.each([
  ['localhost:8700', true],
  ['localhost', true],
  ['127.0.0.1:8700', true],
  ['192.168.1.5:8080', true],
  ['[fd00::5]:8700', true],
  [`${machine}:8700`, true],
  ['wallet.example', true],
  ['wallet.example:8443', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example:8700', false],
  ['evil.example@localhost', false],
  ['localhost/', false],
  ['', false],
])('the sandbox answers for the name of %s: %j', (host, answers) => {
  expect(answersFor(host, ['https://wallet.example'])).toBe(answers)
})

it('without a configured address it answers for names of the machine alone', () => {
  expect(answersFor('wallet.example', [])).toBe(false)
})
