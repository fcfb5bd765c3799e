import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { userInfo } from '@/contract/session'

let sandbox: TestSandbox
const siteDir = mkdtempSync(join(tmpdir(), 'shell-site-'))
beforeAll(async () => {
  mkdirSync(siteDir, { recursive: true })
  writeFileSync(join(siteDir, 'index.html'), '<!DOCTYPE html><html><head><title>app</title></head></html>')
  sandbox = await startSandbox({ siteDir })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(siteDir, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(sandbox.url + path, { headers })
const frameScript = '/sandbox/shell-frame.js'

it('only the app’s page in a frame has the bridge script, before everything else', async () => {
  const framed = await get('/pages/my/index', { 'sec-fetch-dest': 'iframe' })
  expect(await framed.text()).toContain(`<head><script src="${frameScript}"></script><title>`)
  expect(framed.headers.get('content-security-policy')).toMatch(/script-src 'self'.*frame-ancestors 'self'/)
  expect(framed.headers.get('vary')).toContain('Sec-Fetch-Dest')
  for (const dest of ['document', 'empty'])
    expect(await (await get('/pages/my/index', { 'sec-fetch-dest': dest })).text()).not.toContain(frameScript)
})

it('a person’s login is handed to the shell alone', async () => {
  const ask = (mobile: string, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.url}/sandbox/shell/token/${mobile}`, { method: 'POST', headers })
  const { token } = (await (await ask('13800138002')).json()) as { token: string }
  const { data } = await sandbox.call(userInfo, {}, { token })
  expect(data.userInfo.nickName).toBe('阿森')
  expect((await ask('13800138002', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await ask('13999999999')).status).toBe(404)
})

it('the shell’s page takes nothing from its address as markup, in either language', async () => {
  const evil = '"><script>alert(1)</script>'
  const query = new URLSearchParams({ os: evil, path: evil, appFrom: evil, mobile: evil, lang: 'en' })
  const text = await (await get(`/sandbox/shell?${query}`)).text()
  expect(text).not.toContain('<script>alert')
  expect(text).toContain('data-os="android"')
  expect(text).toContain('How the app answers')
  expect(await (await get('/sandbox/shell?os=ios&lang=zh-CN')).text()).toContain('App 的回答')
})
