import { NativeBridge } from '@/domain/native/bridge'
import { broadcastTypes } from '@/domain/native/messages'
import { hostFacts } from '@/platform/host/host'
import { fakeShell } from './fakeShell'

jest.mock('@/platform/host/host', () => ({ hostFacts: { os: jest.fn(() => 'ANDROID') } }))
jest.mock('@/platform/host/bridge', () => ({ findBridge: () => undefined }))

const open = () => {
  const shell = fakeShell()
  return { shell, bridge: new NativeBridge(shell.bridge) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('requests', () => {
  it('R-122 an answer with header code 1 is a success, any other code a failure', async () => {
    const { shell, bridge } = open()
    const first = bridge.request('openPage', { nativeType: 'card' })
    expect(shell.heard[0]).toEqual({
      id: expect.stringMatching(/^\d{20}$/),
      type: 'openPage',
      header: { code: 1 },
      data: { nativeType: 'card' },
    })
    shell.answer('openPage', { opened: true })
    expect(await first).toEqual({ kind: 'done', data: { opened: true } })
    for (const code of [0, 2, -1, 200]) {
      const next = bridge.request('hello', {})
      shell.answer('hello', {}, code)
      expect(await next).toEqual({ kind: 'refused', code, data: {} })
    }
  })

  it('answers find their request by its id, in any order', async () => {
    const { shell, bridge } = open()
    const [one, two] = [bridge.request('hello', {}), bridge.request('hello', {})]
    const [first, second] = shell.heard
    shell.say(JSON.stringify({ ...second, data: { version: '2' } }))
    shell.say(JSON.stringify({ ...first, data: { version: '1' } }))
    expect(await Promise.all([one, two])).toMatchObject([{ data: { version: '1' } }, { data: { version: '2' } }])
  })

  it('an app that says nothing for 10 s has not answered, and a late answer changes nothing', async () => {
    const { shell, bridge } = open()
    const asked = bridge.request('hello', {})
    jest.advanceTimersByTime(9_999)
    let isOver = false
    void asked.then(() => {
      isOver = true
    })
    await Promise.resolve()
    expect(isOver).toBe(false)
    jest.advanceTimersByTime(1)
    expect(await asked).toEqual({ kind: 'timeout' })
    shell.answer('hello')
    expect(bridge.state).toBe('waiting')
  })

  it('a bridge that throws counts as no answer', async () => {
    const bridge = new NativeBridge({
      post: () => {
        throw new Error('no such method')
      },
      listen: () => undefined,
    })
    expect(await bridge.request('hello', {})).toEqual({ kind: 'timeout' })
  })

  it.each([
    ['ANDROID', 'not in Android shell'],
    ['IOS', 'not in iOS shell'],
  ] as const)('R-122 outside of an app on %s: %s', async (os, message) => {
    jest.mocked(hostFacts.os).mockReturnValue(os)
    const bridge = new NativeBridge(undefined)
    expect(bridge.state).toBe('absent')
    expect(await bridge.request('hello', {})).toEqual({ kind: 'absent', message })
  })
})

describe('broadcasts', () => {
  it('R-120 every listener of the type hears a typed message, until it stops', () => {
    const { shell, bridge } = open()
    const heard: unknown[] = []
    const stop = bridge.on('adVideo', (data) => heard.push(['one', data]))
    bridge.on('adVideo', (data) => heard.push(['two', data]))
    bridge.on('resume', () => heard.push('resume'))
    shell.broadcast('adVideo', { outcome: 'fail', tips: 'no ad' })
    stop()
    shell.broadcast('adVideo', { outcome: 'success' })
    expect(heard).toEqual([
      ['one', { outcome: 'fail', tips: 'no ad' }],
      ['two', { outcome: 'fail', tips: 'no ad' }],
      ['two', { outcome: 'success' }],
    ])
  })

  it('R-120 a listener that fails does not keep the message from the others', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { shell, bridge } = open()
    const heard: string[] = []
    bridge.on('resume', () => {
      throw new Error('broken')
    })
    bridge.on('resume', () => heard.push('resume'))
    shell.broadcast('resume')
    expect(heard).toEqual(['resume'])
    complain.mockRestore()
  })

  it('is ready once any message of the app has arrived', () => {
    const { shell, bridge } = open()
    expect(bridge.state).toBe('waiting')
    shell.broadcast('resume')
    expect(bridge.state).toBe('ready')
  })
})

describe('S4 what is no message of the app changes nothing', () => {
  const right = { id: '', type: 'adVideo', header: { code: 1 }, data: { outcome: 'success' } }
  const json = (message: object) => JSON.stringify({ ...right, ...message })
  const evil: [string, unknown][] = [
    ['no text', right],
    ['a window event', { data: JSON.stringify(right), origin: 'https://evil.com' }],
    ['nothing', undefined],
    ['null', 'null'],
    ['a list', `[${JSON.stringify(right)}]`],
    ['broken JSON', '{"type":"resume"'],
    ['no header', '{"type":"resume","id":"","data":{}}'],
    ['a header that is a list', json({ header: [1] })],
    ['a code that is text', json({ header: { code: '1' } })],
    ['a code of failure', json({ header: { code: 0 } })],
    ['an id that is a number', json({ id: 1 })],
    ['an id without a waiting request', json({ id: '12345678901234567890' })],
    ['a type outside of the catalogue', json({ type: 'eval' })],
    ['a type of the prototype', json({ type: 'constructor' })],
    ['a type that is a list', json({ type: ['adVideo'] })],
    ['a request type', json({ type: 'playAd' })],
    ['data that is text', json({ data: 'success' })],
    ['data that is a list', json({ data: ['success'] })],
    ['an outcome outside of the catalogue', json({ data: { outcome: 'paid' } })],
    [
      'an outcome inherited',
      '{"id":"","type":"adVideo","header":{"code":1},"data":{"__proto__":{"outcome":"success"}}}',
    ],
    ['a consent that is text', json({ type: 'consent', data: { accepted: 'true' } })],
    ['a login without a token', json({ type: 'login', data: {} })],
    ['a token that would break a header', json({ type: 'login', data: { token: 'a\r\nx: y' } })],
    ['an empty token', json({ type: 'login', data: { token: '' } })],
    ['a token of 2 KB', json({ type: 'login', data: { token: 'a'.repeat(2048) } })],
    ['a token that is a number', json({ type: 'login', data: { token: 7 } })],
    ['a message of 5 MB', json({ data: { outcome: 'success', tips: 'x'.repeat(5 << 20) } })],
    ['spaces without end around it', `${JSON.stringify(right)}${' '.repeat(20_000)}`],
  ]
  it.each(evil)('S4 %s', (_name, message) => {
    const { shell, bridge } = open()
    const heard: unknown[] = []
    for (const type of broadcastTypes) bridge.on(type, (data) => heard.push(data))
    const asked = jest.fn()
    void bridge.request('hello', {}).then(asked)
    shell.say(message)
    expect(heard).toEqual([])
    expect(bridge.state).toBe('waiting')
    expect(asked).not.toHaveBeenCalled()
    expect(({} as { outcome?: string }).outcome).toBeUndefined()
  })

  it('S4 an answer of another type does not end a request', async () => {
    const { shell, bridge } = open()
    const asked = bridge.request('openPage', { nativeType: 'bill' })
    const { id } = shell.last('openPage') ?? {}
    shell.say(JSON.stringify({ id, type: 'hello', header: { code: 1 }, data: {} }))
    shell.say(JSON.stringify({ id, type: 'adVideo', header: { code: 1 }, data: { outcome: 'success' } }))
    shell.answer('openPage', {}, 0)
    expect(await asked).toEqual({ kind: 'refused', code: 0, data: {} })
  })

  it('S4 of a right message only the known fields arrive, texts cut to a sensible length', () => {
    const { shell, bridge } = open()
    const heard: object[] = []
    bridge.on('adVideo', (data) => heard.push(data))
    bridge.on('ready', (data) => heard.push(data))
    shell.broadcast('adVideo', { outcome: 'fail', tips: 'x'.repeat(500), evil: 1 })
    shell.broadcast('ready', { version: 7, token: { a: 1 }, consent: 'yes', evil: 1 })
    expect(heard).toEqual([{ outcome: 'fail', tips: 'x'.repeat(100) }, {}])
  })
})
