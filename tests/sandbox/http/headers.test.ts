import { families } from '@/contract/families'
import { checkHeaders, type WireHeaders } from '../../../sandbox/http/headers'

const ordinary: WireHeaders = {
  'app-name': 'xbt-wallet',
  channel: 'APP',
  'source-type': 'wap',
  'inner-app': 'xyf',
  os: 'IOS',
  'trace-id': '20250102150405123456',
}
const membership: WireHeaders = { ...ordinary, requestid: 'r', biztracecontext: '{"cnlNo":"APP"}', bizchannel: 'APP' }
const cashier: WireHeaders = { ...ordinary, app: 'xbt' }

const check = (headers: WireHeaders, family: keyof typeof families, kind: 'read' | 'money' = 'read') =>
  checkHeaders(headers, families[family], kind)

describe('the headers of a call', () => {
  it('R-23 R-24 R-29 are those of its family', () => {
    expect(() => check(ordinary, 'ordinary')).not.toThrow()
    expect(() => check(membership, 'vip')).not.toThrow()
    expect(() => check(cashier, 'cashierCore')).not.toThrow()
    expect(() => check({}, 'report')).not.toThrow()
    for (const inner of ['xyf', 'xbt'])
      expect(() => check({ ...ordinary, 'inner-app': inner }, 'ordinary')).not.toThrow()
    for (const channel of ['APPLET', 'DOUYIN']) expect(() => check({ ...ordinary, channel }, 'ordinary')).not.toThrow()
    expect(() => check({ ...ordinary, os: 'ANDROID' }, 'ordinary')).not.toThrow()
  })

  it.each([
    ...Object.keys(ordinary).map((name) => [name, 'ordinary', ordinary] as const),
    ...['requestid', 'biztracecontext', 'bizchannel'].map((name) => [name, 'vip', membership] as const),
    ['app', 'cashierCore', cashier] as const,
  ])('R-23 without %s a call of the family %s is refused', (name, family, headers) => {
    expect(() => check({ ...headers, [name]: undefined }, family)).toThrow(`header ${name} is missing`)
  })

  const oneByOne = [
    'app-name',
    'channel',
    'source-type',
    'inner-app',
    'os',
    'trace-id',
    'bizchannel',
    'biztracecontext',
  ]
  it.each(oneByOne)('R-23 %s with something before or after its value is refused', (name) => {
    for (const value of [`x${membership[name]}`, `${membership[name]}x`, '', ' '])
      expect(() => check({ ...membership, [name]: value }, 'vip')).toThrow(`header ${name} is not understood`)
  })

  it.each(['xyfx', 'xxbt', ''])('R-29 the header App with the value “%s” is refused', (app) => {
    expect(() => check({ ...cashier, app }, 'cashierCoreMobile')).toThrow('header app is not understood')
  })

  it.each(['2025010215040512345', '202501021504051234567', '2025010215040512345x'])(
    'R-25 the trace id %s is refused',
    (id) => {
      expect(() => check({ ...ordinary, 'trace-id': id }, 'ordinary')).toThrow('header trace-id is not understood')
    },
  )

  it('R-24 a money call needs a request id of 8 to 128 characters, whatever its family', () => {
    const numbered = (length: number) => ({ ...ordinary, requestid: 'r'.repeat(length) })
    for (const length of [8, 128]) expect(() => check(numbered(length), 'ordinary', 'money')).not.toThrow()
    for (const length of [7, 129])
      expect(() => check(numbered(length), 'ordinary', 'money')).toThrow('header requestid is not understood')
    expect(() => check(ordinary, 'ordinary', 'money')).toThrow('header requestid is missing')
    expect(() => check(ordinary, 'ordinary', 'read')).not.toThrow()
  })
})
