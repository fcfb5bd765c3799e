import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from '@tests/fixtures/until'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { postToSandbox, writeFixture } from './fixture'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

interface Received {
  path: string
  type: string
  body: Buffer
}

const received: Received[] = []
const server = http.createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body: Buffer.concat(chunks) })
    if (request.url === '/never') return
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 1 }))
  })
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const payCall = { weapp: 'requestPayment', alipay: 'tradePay', tt: 'pay' }
const handlers = (platform: Platform): Record<string, string> => ({
  post: postToSandbox('/items'),
  slow: `const task = host.request({ url: '${'http://127.0.0.1:8700'}/never', timeout: 50, fail: (res) => page.say('failed ' + (res.errMsg || res.errorMessage)) })`,
  together: `const order = []
    const answered = () => { order.push('answer'); setTimeout(() => setTimeout(() => { order.push('drawn'); page.say(order.join()) })) }
    for (let n = 0; n < 2; n++) host.request({ url: '${'http://127.0.0.1:8700'}/items', success: answered })
    for (const end = Date.now() + 100; Date.now() < end;);`,
  detail: `host.navigateTo({ url: '/sub/detail?word=%E6%A2%A8&id=1==2' })`,
  other: `host.switchTab({ url: '/pages/other' })`,
  rename: `host.setTabBarItem({ index: 0, text: 'Start' })`,
  save: `host.setStorage({ key: 'a', data: { n: 1 }, success: () => page.say('saved') })`,
  pay: `host.${payCall[platform]}({ orderStr: 'T1', success: (res) => page.say('paid ' + JSON.stringify(res)), fail: (res) => page.say('unpaid ' + JSON.stringify(res)) })`,
  upload: `host.chooseImage({ count: 1, fail: () => page.say('no file'), success: (res) => host.uploadFile({ url: 'http://127.0.0.1:8700/upload',
    filePath: (res.apFilePaths || res.tempFilePaths)[0], name: 'photo', fileName: 'photo', formData: { kind: 'face' }, success: (up) => page.say('uploaded ' + up.statusCode) }) })`,
  toast: `host.showToast({ title: 'well done', content: 'well done' })`,
  globals: `page.say([typeof window, typeof document, typeof localStorage, typeof crypto, typeof TextEncoder, typeof URL, typeof fetch, typeof process, typeof Intl, typeof setTimeout].join())`,
  measure: `const query = host.createSelectorQuery()
    const chained = query.selectAll('.row').boundingClientRect(() => page.say('early'))
    chained.exec(([rows]) => page.say('measured ' + rows.map(({ height }) => typeof height) + ' in ' + typeof query.in))`,
  wait: `const from = Date.now(); const ticks = []
    const every = setInterval(() => ticks.push(new Date().getTime() - from), 4000)
    setTimeout(() => { clearInterval(every); page.say('waited ' + ticks.join() + ' of ' + (Date.now() - from)) }, 10000)`,
  many: `page.setData({ rows: Array.from({ length: 3 }, (_, id) => ({ id, text: 'row ' + id })) })`,
})

const namespaces = { weapp: 'wx', alipay: 'my', tt: 'tt' }

describe.each<Platform>(['weapp', 'alipay', 'tt'])(
  'a start on %s from a link to a page that is missing',
  (platform) => {
    const dir = writeFixture(platform)
    let app: MiniProgram
    /** Starts an app that runs this code when it is told that the page is missing. */
    async function startedWith(code: string, before = ''): Promise<void> {
      fs.writeFileSync(
        `${dir}/app.js`,
        `const host = ${namespaces[platform]}; ${before} App({ onPageNotFound(missing) { ${code} } })`,
      )
      app = await openMiniProgram({ dir, platform, baseUrl })
      await app.launch('/pages/gone?id=1')
    }
    afterEach(async () => app.close())
    afterAll(() => fs.rmSync(dir, { recursive: true }))

    const tellsAddress = `host.redirectTo({ url: '/pages/plain?word=' + JSON.stringify(missing) })`

    it.each([
      ['the app', tellsAddress, ''],
      ['a listener', '', `host.onPageNotFound((missing) => { ${tellsAddress} });`],
    ])('tells %s the address, and opens the page that it names at once', async (_what, code, before) => {
      await startedWith(code, before)
      await app.waitForRoute('pages/plain')
      const told = JSON.parse((await app.query()).word ?? '')
      expect(told).toEqual({ path: 'pages/gone', query: { id: '1' }, isEntryPage: true })
      expect(await app.problems()).toEqual([])
    })

    it('refuses a page of a sub-package on Alipay only, whose package may not be loaded', async () => {
      await startedWith(`host.redirectTo({ url: '/sub/detail?word=a' })`)
      expect(await app.problems()).toHaveLength(platform === 'alipay' ? 1 : 0)
    })

    it.each([
      ['names no page', ''],
      ['names one later', `setTimeout(() => host.redirectTo({ url: '/pages/plain' }), 10)`],
    ])('reports an app that %s', async (_what, code) => {
      await startedWith(code)
      expect(await app.problems()).toEqual([
        expect.objectContaining({ kind: 'navigation', message: expect.stringContaining('"pages/gone"') }),
      ])
    })
  },
)

describe.each<Platform>(['weapp', 'alipay', 'tt'])('the host on %s', (platform) => {
  let app: MiniProgram
  const dir = writeFixture(platform, handlers(platform))
  beforeEach(async () => {
    app = await openMiniProgram({ dir, platform, baseUrl })
    await app.launch('/pages/home?from=link')
    await app.waitForText('loaded {"from":"link"}')
  })
  afterEach(async () => app.close())
  afterAll(() => fs.rmSync(dir, { recursive: true }))

  it('calls the lifecycle in the order of a device and reports no problem', async () => {
    const { lifecycle } = await app.logs()
    expect(lifecycle.slice(0, 4)).toEqual(['App.onLaunch', 'App.onShow', 'pages/home.onLoad', 'pages/home.onShow'])
    expect(await app.problems()).toEqual([])
  })

  it('hands over an answer once the app has drawn the one before, also where both wait on a busy machine', async () => {
    await app.tap('#together')
    await app.waitForText('answer,')
    await app.idle()
    expect(await app.text('.title')).toBe('answer,drawn,answer,drawn')
  })

  it('bubbles a tap to an ancestor, and a disabled button ignores it', async () => {
    await app.tap('#off')
    expect(await app.allText()).not.toContain('outer heard')
    await app.tap('#many')
    await app.waitForText('outer heard')
    expect(await app.count('.row')).toBe(3)
    expect(await app.text('.row', 2)).toBe('row 2')
  })

  it('types, picks, swipes, scrolls, switches and submits', async () => {
    await app.input({ placeholder: 'your name' }, '小明')
    await app.waitForText('hello 小明')
    expect((await app.logs()).events.filter(({ type }) => type === 'input')).toHaveLength(1)
    await app.pick('#picker', 2)
    await app.waitForText('picked 2')
    await app.swipe('#swiper', 1)
    await app.waitForText('slide 1')
    await app.scrollToEnd('#scroll')
    await app.waitForText('lower end')
    await app.tap('#switch')
    await app.waitForText('switch true')
    await app.tap({ text: 'send' })
    await app.waitForText('{"phone":"138"}')
  })

  it('lets time pass at once: timers in their order, and the clock with them', async () => {
    await app.tap('#wait')
    await app.pass(20_000)
    const [, ticks, end] = /waited ([\d,]+) of (\d+)/.exec(await app.allText()) ?? []
    const rounded = [...(ticks ?? '').split(','), end].map((ms) => Math.round(Number(ms) / 1000))
    expect(rounded).toEqual([4, 8, 10])
  })

  it('sends calls of the compiled-in address to the given server', async () => {
    await app.tap('#post')
    await app.waitForText('answer 200 {"code":1}')
    expect(received.at(-1)).toMatchObject({ path: '/items', type: 'application/json' })
    expect(received.at(-1)?.body.toString()).toBe('{"a":1}')
  })

  it('ends a call at its timeout', async () => {
    await app.tap('#slow')
    await app.waitForText('timeout')
    expect((await app.logs()).calls.at(-1)).toMatchObject({ name: 'request', ok: false })
  })

  it('opens a page with the query as it was written, undecoded, and goes back', async () => {
    await app.tap('#detail')
    await app.waitForRoute('sub/detail')
    expect(await app.query()).toEqual({ word: '%E6%A2%A8', id: '1' })
    await app.back()
    expect(await app.routes()).toEqual(['pages/home'])
    await app.waitForText('shows 2')
  })

  it('keeps tab pages alive', async () => {
    await app.tapTab(1)
    await app.tap('#more')
    await app.waitForText('n 1')
    await app.tapTab(0)
    await app.waitForText('shows 2')
    await app.tapTab(1)
    expect(await app.text('#n')).toBe('n 1')
    const { lifecycle } = await app.logs()
    expect(lifecycle.filter((entry) => entry === 'pages/other.onLoad')).toHaveLength(1)
    expect(lifecycle).not.toContain('pages/home.onUnload')
  })

  it('changes a tab on a tab page', async () => {
    await app.tap('#rename')
    await app.idle()
    expect((await app.tabBar()).map(({ text }) => text)).toEqual(['Start', 'Other'])
  })

  it('keeps the storage for the next start', async () => {
    await app.tap('#save')
    await app.waitForText('saved')
    const storage = await app.storage()
    expect(storage).toEqual({ a: { n: 1 } })
    await app.close()
    app = await openMiniProgram({ dir, platform, storage })
    expect(await app.storage()).toEqual({ a: { n: 1 } })
  })

  it('cancels a payment in the host’s own words unless the test pays', async () => {
    await app.tap('#pay')
    await app.waitForText(
      { weapp: 'requestPayment:fail cancel', alipay: '"resultCode":"6001"', tt: '"code":4' }[platform],
    )
    const sheets: unknown[] = []
    app.pay = (sheet) => {
      sheets.push(sheet)
      return 'success'
    }
    await app.tap('#pay')
    await app.waitForText(
      { weapp: 'paid {"errMsg":"requestPayment:ok"', alipay: '"resultCode":"9000"', tt: '"code":0' }[platform],
    )
    expect(sheets).toEqual([{ platform, params: { orderStr: 'T1' } }])
  })

  it('uploads the bytes of a file that the test provides', async () => {
    await app.tap('#upload')
    await app.waitForText('no file')
    const bytes = Buffer.from('89504e470d0a1a0a00ff', 'hex')
    app.files['http://tmp/1.png'] = bytes
    app.chosen = ['http://tmp/1.png']
    await app.tap('#upload')
    await app.waitForText('uploaded 200')
    const upload = received.at(-1)
    expect(upload?.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(upload?.body.includes(bytes)).toBe(true)
    expect(upload?.body.toString()).toMatch(/name="photo"; filename="1.png"\r\nContent-Type: image\/png/)
    expect(upload?.body.toString()).toMatch(/name="kind"\r\n\r\nface/)
  })

  it('shows the host’s own dialogs, and answers them as the test says', async () => {
    await app.tap('#toast')
    await app.waitForText('well done')
    await app.mock('setStorage', () => {
      throw new Error('disk full')
    })
    await app.tap('#save')
    await app.idle()
    expect((await app.logs()).calls.at(-1)).toMatchObject({ name: 'setStorage', ok: false })
  })

  it('measures all elements of a selector; Alipay has no `in`', async () => {
    await app.tap('#many')
    await app.waitForText('row 2')
    await app.tap('#measure')
    const measured = `measured number,number,number in ${platform === 'alipay' ? 'undefined' : 'function'}`
    await app.waitForText(measured)
    expect(await app.allText()).toContain(measured)
  })

  it('hides the globals of a browser and of Node', async () => {
    await app.tap('#globals')
    const types = `${'undefined,'.repeat(9)}function`
    await app.waitForText(types)
    expect(await app.allText()).toContain(types)
  })

  it('goes to the background and returns', async () => {
    await app.hide()
    await app.show()
    await app.waitForText('shows 2')
    const { lifecycle } = await app.logs()
    expect(lifecycle.filter((entry) => !entry.endsWith('onReady')).slice(-4)).toEqual([
      'pages/home.onHide',
      'App.onHide',
      'App.onShow',
      'pages/home.onShow',
    ])
  })

  it('calls the functions of a page that a host calls', async () => {
    await app.page('onPullDownRefresh')
    await app.waitForText('pulled')
    expect(await app.page('onShareAppMessage', { from: 'menu' })).toEqual({ title: 'shared' })
  })
})

it('what still runs of a closed app asks for nothing in the name of the next one', async () => {
  const goOn = `host.createSelectorQuery().select('#drawn').node().exec(([{ node }]) => {
    const picture = node.createImage()
    const next = () => { picture.src = 'http://127.0.0.1:8700/on' }
    picture.onload = picture.onerror = next
    next()
  })`
  const dir = writeFixture('weapp', { goOn, post: postToSandbox('/items') }, '<canvas type="2d" id="drawn" />')
  const asked = () => received.filter((one) => one.path === '/on').length
  const first = await openMiniProgram({ dir, platform: 'weapp', baseUrl })
  await first.launch('/pages/home')
  await first.tap('#goOn')
  await until(
    () => asked() > 2,
    () => String(asked()),
  )
  await first.close()
  const next = await openMiniProgram({ dir, platform: 'weapp', baseUrl })
  const before = asked()
  await next.launch('/pages/home')
  await next.tap('#post')
  await next.waitForText('answer')
  expect(asked()).toBe(before)
  expect(await next.problems()).toEqual([])
  await next.close()
})
