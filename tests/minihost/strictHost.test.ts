import fs from 'node:fs'
import path from 'node:path'
import { usualBytes } from '../../sandbox/devtools/hosts/limits'
import type { Platform, Problem } from '../../sandbox/devtools/hosts/protocol'
import { writeFixture } from './fixture'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'
import { packageSizes } from './packageSizes'

/** Mistakes of an app, and the problem that the host reports for each. Each runs in a tap. */
const faults: Record<string, { body: string; kind: Problem['kind']; message: RegExp }> = {
  throws: { body: `throw new Error('boom')`, kind: 'error', message: /boom/ },
  throwsLate: { body: `setTimeout(() => { throw new Error('boom later') })`, kind: 'error', message: /boom later/ },
  rejects: {
    body: `Promise.reject(new Error('nobody listens'))`,
    kind: 'unhandled rejection',
    message: /nobody listens/,
  },
  complains: { body: `console.error('it broke', new Error('why'))`, kind: 'console.error', message: /it broke.*why/s },
  forgets: { body: `page.setData({ a: undefined })`, kind: 'setData', message: /setData of undefined: a/ },
  floods: { body: `page.setData({ name: '字'.repeat(100 * 1024) })`, kind: 'setData size', message: /301 KB/ },
  crowds: {
    body: `page.setData({ rows: Array.from({ length: 1100 }, (_, id) => ({ id })) })`,
    kind: 'node count',
    message: /more than 1000/,
  },
  hoards: {
    body: `host.setStorage({ key: 'k', data: 'x'.repeat(210 * 1024) })`,
    kind: 'storage size',
    message: /storage key k holds 211 KB/,
  },
  noTemplate: {
    body: `page.setData({ root: { cn: [{ nn: '99' }] } })`,
    kind: 'template',
    message: /no template for node "99"/,
  },
  nowhere: {
    body: `host.navigateTo({ url: '/pages/nowhere', fail() {} })`,
    kind: 'navigation',
    message: /"pages\/nowhere" is not found/,
  },
  opensTab: { body: `host.navigateTo({ url: '/pages/other', fail() {} })`, kind: 'navigation', message: /tabbar page/ },
  noTab: { body: `host.switchTab({ url: '/pages/plain', fail() {} })`, kind: 'navigation', message: /no-tabBar page/ },
  usesWindow: { body: `window.scrollTo(0, 0)`, kind: 'error', message: /scrollTo/ },
  compiles: { body: `new Function('return 1')()`, kind: 'error', message: /new Function is refused/ },
  usesUrl: { body: `new URL('https://a.test')`, kind: 'error', message: /URL is not a constructor/ },
}
const unknownCall: Record<Platform, string> = {
  weapp: 'wx.tradePay',
  alipay: 'my.getRandomValues',
  tt: 'tt.requestPayment',
}

describe.each<Platform>(['weapp', 'alipay', 'tt'])('the host on %s', (platform) => {
  const call = unknownCall[platform]
  const dir = writeFixture(platform, {
    ...Object.fromEntries(Object.entries(faults).map(([name, { body }]) => [name, body])),
    unknown: `try { ${call}({}) } catch (error) { page.say('swallowed') }`,
    detects: `page.say(typeof ${call}); if (${call}) ${call}({})`,
    usual: `page.setData({ name: 'x'.repeat(${usualBytes - 100}) })`,
    unusual: `page.setData({ name: 'x'.repeat(${usualBytes + 1}) })`,
    rare: `host.${platform === 'weapp' ? 'openCard' : 'stopCompass'}({})`,
  })
  let app: MiniProgram
  beforeEach(async () => {
    app = await openMiniProgram({ dir, platform })
    await app.launch()
    await app.waitForText('loaded')
  })
  afterEach(async () => app.close())
  afterAll(() => fs.rmSync(dir, { recursive: true }))

  it.each(Object.keys(faults))('reports an app that %s', async (name) => {
    const fault = faults[name]
    await app.tap(`#${name}`)
    const problem = await until(async () => (await app.problems())[0])
    expect(problem).toMatchObject({
      kind: fault?.kind,
      message: expect.stringMatching(fault?.message ?? /^$/),
      page: 'pages/home',
    })
  })

  it('reports a call that the platform lacks even when the app ignores the error', async () => {
    await app.tap('#unknown')
    await app.waitForText('swallowed')
    expect(await app.problems()).toEqual([
      expect.objectContaining({ kind: 'unknown host call', message: `${call} does not exist` }),
    ])
  })

  it('lets an app test for a function before it calls it', async () => {
    await app.tap('#detects')
    await app.waitForText('undefined')
    expect(await app.problems()).toEqual([])
  })

  it('notes a large setData and a call without an implementation, but not as problems', async () => {
    await app.tap('#usual')
    await app.tap('#unusual')
    await app.tap('#rare')
    const notes = await until(async () => {
      const found = (await app.logs()).notes
      return found.length >= 2 ? found : undefined
    })
    expect(notes.map(({ kind }) => kind)).toEqual(['setData size', 'unmodelled host call'])
    expect(await app.problems()).toEqual([])
  })

  it('refuses a tab’s new text outside the tab pages on WeChat only', async () => {
    await app.open('/pages/plain')
    await app.waitForText('plain page')
    const ok = await app.hostCall('setTabBarItem', { index: 0, text: 'X' }).then(
      () => true,
      () => false,
    )
    expect(ok).toBe(platform !== 'weapp')
  })
})

it('measures the exact bytes of the packages', () => {
  const dir = writeFixture('weapp')
  fs.writeFileSync(path.join(dir, 'sub/data.bin'), Buffer.alloc(1000))
  const { main, subPackages, total } = packageSizes(dir)
  expect(Object.keys(subPackages)).toEqual(['sub'])
  expect(subPackages.sub).toBeGreaterThan(1000)
  expect(main + (subPackages.sub ?? 0)).toBe(total)
  fs.rmSync(dir, { recursive: true })
})

/** Checks repeatedly until there is a value; the runner's own limit ends the wait. */
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setImmediate(resolve))
  }
}
