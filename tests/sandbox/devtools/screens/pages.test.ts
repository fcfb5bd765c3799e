import { rm } from 'node:fs/promises'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { userInfo } from '@/contract/session'
import { allRoutes } from '@/routes'
import { comparePictures } from '../../../../sandbox/devtools/screens/compare/comparePictures'
import { picturesIn } from '../../../../sandbox/devtools/screens/folders'
import { newFolders, pictureOf, writePictures } from './pictureFiles'

const folders = newFolders()
let sandbox: OwnSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ pictures: folders })
})
afterAll(() => sandbox.close())
beforeEach(() => Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true }))))

const get = (path: string) => fetch(sandbox.url + path)
const textOf = async (path: string) => (await get(path)).text()
const press = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(sandbox.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })

const mall = pictureOf()
const pay = pictureOf({
  screen: 'subPackages/xyfApp/h5-pay/index',
  theme: 'xyfApp',
})

/** Pictures of a first run. */
const writeFirst = () =>
  writePictures(folders.taken, [
    { ...mall, colour: '#ffffff' },
    { ...mall, state: 'failed', colour: '#ffffff' },
    { ...pay, colour: '#ffffff' },
  ])

describe('without pictures', () => {
  it('the page lists every screen in both languages and says how pictures are made', async () => {
    const [zh, en] = [await textOf('/sandbox/screens?lang=zh-CN'), await textOf('/sandbox/screens?lang=en')]
    expect(zh).toContain('还没有图片。运行 <code>npm run pictures:take</code>')
    expect(en).toContain('There are no pictures yet. <code>npm run pictures:take</code>')
    for (const { path, title } of allRoutes) {
      expect(zh).toContain(
        `<h3>${title['zh-CN']} <span lang="en">${title.en.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}</span>`,
      )
      expect(en).toContain(`<code>${path}</code>`)
    }
    expect(await textOf('/sandbox/screens/changes?lang=en')).toContain('There are no pictures yet.')
  })

  it('is linked from the other pages, and runs no script inside the page', async () => {
    expect(await textOf('/sandbox?lang=en')).toContain('<a href="/sandbox/screens?lang=en">Screens</a>')
    const answer = await get('/sandbox/screens?lang=en')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(await answer.text()).not.toMatch(/<script(?![^>]*src=)|\son\w+=|\sstyle=/)
    expect((await get('/sandbox/screens.js')).headers.get('content-type')).toContain('javascript')
    expect((await get('/sandbox/screens.css')).headers.get('content-type')).toContain('css')
  })

  it('a screen is opened with the ids of this sandbox, as the person the tests open it as', async () => {
    const en = await textOf('/sandbox/screens?lang=en')
    const card = en.slice(en.indexOf('<code>subPackages/xyfApp/h5-pay/index</code>')).split('</form>')[0]
    expect(card).toContain('name="person" value="13800138003"')
    const [, address = ''] = /value="(\/subPackages\/xyfApp\/h5-pay\/index[^"]*)"/.exec(en) ?? []
    expect(address).toMatch(/\?orderId=M\d+&amp;source=mall$/)
    const opened = await press('/sandbox/screens/open', {
      address: address.replaceAll('&amp;', '&'),
      person: '13800138003',
    })
    const [, token = ''] = /&mToken=(.+)$/.exec(opened.headers.get('location') ?? '') ?? []
    const { data } = await sandbox.call(userInfo, {}, { token })
    expect(data.userInfo.mobile ?? '').toContain('8003')
  })

  it('keeping nothing leaves no reference', async () => {
    expect((await press('/sandbox/screens/keep')).status).toBe(303)
    expect(await picturesIn(folders.kept)).toEqual([])
  })
})

describe('with the pictures of a run', () => {
  beforeEach(writeFirst)

  it('the page shows them lazily with their date and states', async () => {
    const [zh, en] = [await textOf('/sandbox/screens?lang=zh-CN'), await textOf('/sandbox/screens?lang=en')]
    expect(zh).toContain('alt="补贴商城 · 清新绿 · 中文" loading="lazy"')
    expect(en).toContain('alt="Subsidy mall · Failed · Green · 中文" loading="lazy"')
    expect(en).toContain('<time datetime="2026-01-02T03:04:05.000Z">2026-01-02 11:04</time>')
    const card = en.slice(en.indexOf('<code>pages/mall/index</code>')).split('</form>')[0]
    expect(card?.match(/class="is-shown">(\w+)/g)).toEqual(['class="is-shown">Content', 'class="is-shown">Failed'])
  })

  it('a picture is sent as PNG, and nothing else of the disk', async () => {
    const answer = await get('/sandbox/screens/pictures/taken/xbt_h5-zh-CN/pages-mall-index.png')
    expect(answer.headers.get('content-type')).toBe('image/png')
    for (const path of [
      'taken/xbt_h5-zh-CN/other.png',
      'taken/..%2Ftaken/pictures.jsonl',
      'taken/..%2F..%2F..%2Fetc/passwd',
      'odd/xbt_h5-zh-CN/pages-mall-index.png',
    ])
      expect((await get(`/sandbox/screens/pictures/${path}`)).status).toBe(404)
  })

  it('opens without a login, and refuses other sites, unknown people and addresses that are no screen', async () => {
    const open = (address: string, person: string, headers = {}) =>
      press('/sandbox/screens/open', { address, person }, headers)
    expect((await open('/pages/mall/index', '')).headers.get('location')).toBe('/pages/mall/index')
    expect((await open('/pages/mall/index', '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await open('/pages/mall/index', '13999999999')).status).toBe(404)
    for (const address of ['/nowhere', '//example.com/pages/mall/index', 'https://example.com/pages/mall/index'])
      expect((await open(address, '')).status).toBe(404)
  })
})

describe('with a reference', () => {
  /** A run after the one that is the reference. */
  async function writeLater(): Promise<void> {
    await press('/sandbox/screens/keep')
    const later = { takenAt: '2026-01-03T03:04:05.000Z' }
    await writePictures(folders.taken, [
      { ...mall, ...later, colour: '#0a7a3b' },
      { ...pay, ...later, colour: '#ffffff' },
    ])
  }
  beforeEach(writeFirst)

  it('the first pictures are kept by a button, which other sites cannot press', async () => {
    expect(await textOf('/sandbox/screens/changes?lang=en')).toContain('No reference is kept yet.')
    expect((await press('/sandbox/screens/keep', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await picturesIn(folders.kept)).toEqual([])
    const pressed = await press('/sandbox/screens/keep?lang=en')
    expect(pressed.headers.get('location')).toBe('/sandbox/screens/changes?lang=en')
    expect(await textOf('/sandbox/screens/changes?lang=en')).toContain('The last pictures are the reference.')
  })

  it('a later run is not shown as compared before it is, and then its changes stand side by side', async () => {
    await writeLater()
    expect(await textOf('/sandbox/screens/changes?lang=en')).toContain('<code>npm run pictures</code>')
    await comparePictures(folders, new Date())
    const [zh, en] = [
      await textOf('/sandbox/screens/changes?lang=zh-CN'),
      await textOf('/sandbox/screens/changes?lang=en'),
    ]
    expect(zh).toContain('100.00 % 的像素')
    expect(en).toContain('100.00 % of the pixels')
    const sources = [...en.matchAll(/<img src="([^"?]+)\?/g)].map(([, source]) => source ?? '')
    const file = 'xbt_h5-zh-CN/pages-mall-index'
    expect(sources).toEqual([
      `/sandbox/screens/pictures/kept/${file}.png`,
      `/sandbox/screens/pictures/taken/${file}.png`,
      `/sandbox/screens/pictures/difference/${file}.png`,
      `/sandbox/screens/pictures/kept/${file}-failed.png`,
    ])
    for (const source of sources) expect((await get(source)).status).toBe(200)
  })

  it('keeping the later run clears the changes', async () => {
    await writeLater()
    await comparePictures(folders, new Date())
    expect(await textOf('/sandbox/screens/changes?lang=en')).toContain('100.00 % of the pixels')
    await press('/sandbox/screens/keep')
    const en = await textOf('/sandbox/screens/changes?lang=en')
    expect(en).toContain('The last pictures are the reference.')
    await comparePictures(folders, new Date())
    expect(await textOf('/sandbox/screens/changes?lang=en')).toContain('Nothing changed')
  })
})
