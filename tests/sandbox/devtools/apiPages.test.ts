import { endpoints } from '@tests/fixtures/endpoints'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { families } from '@/contract/families'
import { userInfo } from '@/contract/session'
import { allRoutes } from '@/routes'
import { callersOf } from '../../../sandbox/devtools/api/callers'

const sandbox = sandboxTest()
const customer = '13800138002'

const get = (path: string) => fetch(sandbox.url + path)
const textOf = async (path: string) => (await get(path)).text()
const tryCall = (name: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/sandbox/api/${name}/try?lang=en`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })

/** The text of a page without its marks, as a reader sees it. */
const readable = (page: string) =>
  page
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('the list of calls', () => {
  it('has every call in both languages, with its address and its origin for the search', async () => {
    const [zh, en] = [await textOf('/sandbox/api?lang=zh-CN'), await textOf('/sandbox/api?lang=en')]
    expect(zh).toContain(`共 ${endpoints.length} 个接口`)
    expect(en).toContain(`${endpoints.length} calls`)
    for (const { name, endpoint } of endpoints) {
      const { method = 'POST', path, family, origin } = endpoint
      const line = en.split(`<a href="/sandbox/api/${name}?lang=en">`)[1]?.split('</a>')[0]
      expect(line).toContain(`<code>${method} ${families[family].prefix}${path}</code>`)
      expect(line).toContain(`data-origin="${origin}"`)
    }
  })

  it('is linked from the other pages, and runs no script inside the page', async () => {
    expect(await textOf('/sandbox?lang=en')).toContain('<a href="/sandbox/api?lang=en">Calls</a>')
    const answer = await get('/sandbox/api?lang=en')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(await answer.text()).not.toMatch(/<script(?![^>]*src=)|\son\w+=|\sstyle=/)
    for (const file of ['api.css', 'search.css', 'search.js']) expect((await get(`/sandbox/${file}`)).status).toBe(200)
  })
})

describe('the page of a call', () => {
  it.each(['zh-CN', 'en'])('shows each call in %s with its refusals', async (lang) => {
    for (const { name, endpoint } of endpoints) {
      const answer = await get(`/sandbox/api/${name}?lang=${lang}`)
      const text = await answer.text()
      expect([name, answer.status]).toEqual([name, 200])
      for (const code of endpoint.refusals) expect(text).toContain(`<code>${code}</code>`)
      expect(text.replace(/<pre[^>]*>[^<]*<\/pre>/g, '')).not.toMatch(/undefined|\[object|NaN/)
    }
  })

  it('names its fields with limits, its headers, what an empty result means, and its screens', async () => {
    const text = readable(await textOf('/sandbox/api/withdraw?lang=en'))
    expect(text).toMatch(/accountId\s*string\s*at most 4000 characters/)
    expect(text).toContain('code may be absent')
    expect(text).toMatch(/requestId\s*text\s*one for each intent/)
    expect(text).toContain('An empty result means: malformed')
    expect(text).toContain('Withdraw subPackages/cash-out/index')
    expect(text).toContain('Your balance is not enough. Please choose a smaller amount.')
  })

  it('is not found under another name', async () => {
    expect((await get('/sandbox/api/nothing?lang=en')).status).toBe(404)
    expect((await tryCall('nothing', { data: '{}' })).status).toBe(404)
  })

  it('lists the last calls with both sides', async () => {
    const token = await sandbox.login(customer)
    await sandbox.call(userInfo, {}, { token })
    const text = readable(await textOf('/sandbox/api/userInfo?lang=en'))
    expect(text).toContain('POST /xbt/user-info')
    expect(text).toContain(token)
  })
})

describe('a try', () => {
  it('R-27 sends a signed call as a person, and shows both sides and each step of the signature', async () => {
    const text = readable(await (await tryCall('userInfo', { person: customer, data: '{}' })).text())
    expect(text).toContain('args={}&ua=Sandbox/1.0&url=/xbt/user-info')
    expect(text).toMatch(/"sign": "[0-9a-f]{32}"/)
    expect(text).toContain('"code": "000000"')
  })

  it('R-28 sends an encrypted call', async () => {
    const text = readable(await (await tryCall('bills', { person: customer, data: '{"page":1}' })).text())
    expect(text).toContain('"code": "ORDER_UNKNOWN"')
  })

  it('sends a GET, whose login is in its headers', async () => {
    const gets = endpoints.filter(({ endpoint }) => endpoint.method === 'GET')
    expect(gets.length).toBeGreaterThan(0)
    for (const { name } of gets) {
      const text = readable(await (await tryCall(name, { person: customer, data: '{}' })).text())
      expect([name, text]).toEqual([name, expect.stringMatching(/GET \/[^\s]+\?ua=[\s\S]*\ntoken: /)])
    }
  })

  it('as a visitor is answered 300000', async () => {
    expect(readable(await (await tryCall('userInfo', { person: '', data: '{}' })).text())).toContain('"code": "300000"')
  })

  it.each(['{', '[]', '1', ''])('of %j says what to enter, and keeps what was typed', async (data) => {
    const answer = await tryCall('userInfo', { person: customer, data })
    const text = await answer.text()
    expect(answer.status).toBe(400)
    expect(text).toContain('Enter a JSON object, such as {}')
    expect(readable(text)).toContain(data)
    expect(text).toContain(`<option value="${customer}" selected>`)
  })

  it('is refused to pages of other sites', async () => {
    expect((await tryCall('userInfo', { data: '{}' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

describe('who makes a call', () => {
  const { app, screens } = callersOf()

  it('is known for every call', () => {
    expect(endpoints.filter(({ name }) => !app.has(name) && !screens.get(name)).map(({ name }) => name)).toEqual([])
  })

  it('is the screens whose files name it, and the app itself for what every start loads', () => {
    expect(screens.get('withdraw')).toEqual(['subPackages/cash-out/index', 'subPackages/xyfApp/withdrawal/cash-out'])
    expect([app.has('eventReport'), app.has('withdraw')]).toEqual([true, false])
    expect(screens.get('gridModules')?.length).toBeLessThan(allRoutes.length / 10)
  })
})
