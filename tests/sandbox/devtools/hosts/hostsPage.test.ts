import { sandboxTest } from '@tests/sandbox/startSandbox'
import { registeredPeople } from '../../../../sandbox/people/people'

const sandbox = sandboxTest()

const get = (path: string) => fetch(sandbox.url + path)

it('the page runs its own files alone and can stand in no other page', async () => {
  const answer = await get('/sandbox/hosts')
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy')?.split(';')
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]),
  )
  const text = await answer.text()
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=/)
})

it.each([
  ['zh-CN', '各端实况', '抖音'],
  ['en', 'Hosts', 'Douyin'],
])('in %s it has a frame per host, every person and every screen', async (lang, title, host) => {
  const text = await (await get(`/sandbox/hosts?lang=${lang}`)).text()
  expect(text).toContain(`<h1>${title}</h1>`)
  expect(text).toContain(`<h2 id="name-tt">${host}</h2>`)
  expect(text.match(/<iframe /g)).toHaveLength(4)
  for (const { mobile } of registeredPeople) expect(text).toContain(`<option value="${mobile}">`)
  expect(text).toContain('value="/subPackages/pdp/index?goodsId="')
})

it('its script and its style are files of the sandbox', async () => {
  const script = await get('/sandbox/hosts/page.js')
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(await script.text()).toContain('subPackages/pdp/index')
  const style = await get('/sandbox/hosts/page.css')
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
})

it('every page of the sandbox leads to it', async () => {
  for (const path of ['/sandbox?lang=en', '/sandbox/inbox?lang=en', '/sandbox/events?lang=en'])
    expect(await (await get(path)).text()).toContain('<a href="/sandbox/hosts?lang=en">Hosts</a>')
})
