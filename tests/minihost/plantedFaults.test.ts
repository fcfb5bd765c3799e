import fs from 'node:fs'
import path from 'node:path'
import { copyBuild } from '@tests/fixtures/copyBuild'
import { distOf } from '@tests/fixtures/dist'
import { until } from '@tests/fixtures/until'
import { pack } from '../../sandbox/devtools/hosts/pack'
import type { Problem } from '../../sandbox/devtools/hosts/protocol'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'
import { edit, inPage } from './plant'
import { unheard } from './unheard'
import { loadWcc } from './wcc'

/** No server listens at this address, so the build runs as if offline. */
const NOWHERE = 'http://127.0.0.1:9'

interface Run {
  problems: Problem[]
  /** Whether the page finished loading within the time; not checked for one with a planted problem. */
  drawn: boolean
  tree: string[]
  data: unknown
  unheard: string[]
}

/** Opens a page of a build and returns the host's record of it, once the page is rendered or, with a `kind`, such a problem was recorded. */
async function run(dir: string, page: string, kind?: Problem['kind']): Promise<Run> {
  const app = await openMiniProgram({ dir, platform: 'weapp', baseUrl: NOWHERE })
  try {
    const isOpen = await app.launch(`/${page}`).then(
      () => true,
      () => false,
    )
    if (isOpen && kind) await shows(app, kind)
    const drawn = isOpen && !kind && (await app.idle())
    const nothing = { data: {}, tree: [], unheard: [] }
    const problems = await app.problems()
    if (!isOpen) return { problems, drawn, ...nothing }
    return { problems, drawn, ...(await app.snapshot()), unheard: await unheard(app) }
  } finally {
    await app.close()
  }
}

/** Waits until a problem is recorded; a page that has one may never be rendered. */
const shows = (app: MiniProgram, kind: Problem['kind']): Promise<void> =>
  until(
    async () => (await app.problems()).some((problem) => problem.kind === kind),
    () => `a problem of the kind ${kind}`,
  )

const append = (file: string, text: string): ((dir: string) => void) => edit(file, (source) => `${source}\n${text}`)
const remove =
  (file: string) =>
  (dir: string): void =>
    fs.unlinkSync(path.join(dir, file))
/** A node number that a page's data uses. */
function anyNodeNumber(data: unknown): string {
  const found = /"nn":"(\d+)"/.exec(JSON.stringify(data))?.[1]
  if (!found) throw new Error('the page has no nodes')
  return found
}

describe('a broken WeChat build', () => {
  const build = copyBuild(distOf('weapp'))
  const { pages } = pack(build, 'weapp')
  const page = pages[0] ?? ''
  const script = `${page}.js`
  let healthy: Run
  beforeAll(async () => {
    healthy = await run(build, page)
  })
  let dir: string
  beforeEach(() => {
    dir = copyBuild(build)
  })
  afterEach(() => fs.rmSync(dir, { recursive: true }))
  afterAll(() => fs.rmSync(build, { recursive: true }))

  it('is not reported for a valid build: it opens offline without a problem, and as WeChat’s compiler renders it', () => {
    expect(healthy.problems).toEqual([])
    expect(healthy.drawn).toBe(true)
    expect(healthy.unheard).toEqual([])
    const compiled = loadWcc(build).draw(page, healthy.data)
    expect(compiled.warnings).toEqual([])
    expect(compiled.tree).toEqual(healthy.tree)
  })

  const faults: [name: string, kind: Problem['kind'], plant: (dir: string) => void][] = [
    ['a shared file is missing', 'error', remove('vendors.js')],
    ['a page script is missing', 'pack', remove(script)],
    ['a page template is missing', 'pack', remove(`${page}.wxml`)],
    ['the template functions are missing', 'pack', remove('utils.wxs')],
    ['a template is left open', 'pack', edit('base.wxml', (text) => text.replace('</template>', ''))],
    ['a style sheet is left open', 'pack', append('app.wxss', '.a{color:red')],
    [
      'a page is registered that is not there',
      'pack',
      edit('app.json', (text) => text.replace('"pages":[', '"pages":["pages/ghost/index",')),
    ],
    [
      'a node has no template',
      'template',
      (dir) => {
        const number = anyNodeNumber(healthy.data)
        edit('base.wxml', (text) =>
          text.replaceAll(new RegExp(`<template name="tmpl_0_${number}(_\\w+)?">[^]*?</template>`, 'g'), ''),
        )(dir)
      },
    ],
    [
      'a property has no attribute',
      'attribute',
      edit('base.wxml', (text) => text.replaceAll(' aria-label="{{i.ariaLabel}}"', '')),
    ],
    ['page code uses localStorage', 'error', append(script, 'localStorage.getItem("x")')],
    ['page code makes a URL', 'error', append(script, 'new URL("https://a.test/")')],
    ['page code throws', 'error', append(script, 'throw new Error("broken page")')],
    ['a lifecycle function throws', 'error', edit(script, (text) => inPage('onLoad', 'null.x') + text)],
    ['a timer throws', 'error', append(script, 'setTimeout(function(){throw new Error("late")})')],
    [
      'a promise is rejected and nobody listens',
      'unhandled rejection',
      append(script, 'Promise.reject(new Error("lost"))'),
    ],
    ['page code complains', 'console.error', append(script, 'console.error("it broke")')],
    [
      'a value in setData is undefined',
      'setData',
      edit(script, (text) => inPage('onLoad', 'this.setData({gone:undefined})') + text),
    ],
    [
      'a setData is too large',
      'setData size',
      edit(script, (text) => inPage('onLoad', 'this.setData({big:"x".repeat(300000)})') + text),
    ],
    ['a stored value is too large', 'storage size', append(script, 'wx.setStorageSync("big","x".repeat(300000))')],
    [
      'a page opens an unregistered page',
      'navigation',
      append(script, 'wx.navigateTo({url:"/pages/ghost/index",fail:function(){}})'),
    ],
    [
      'a call of another host is made and its error swallowed',
      'unknown host call',
      append(script, 'try{wx.tradePay({})}catch(e){}'),
    ],
  ]

  it.each(faults)('is reported: %s', async (_name, kind, plant) => {
    plant(dir)
    const { problems } = await run(dir, page, kind)
    expect(problems.map((problem) => problem.kind)).toContain(kind)
  })

  it.each(['aria-label', 'aria-role'])('is reported: templates omit %s', async (attribute) => {
    edit('base.wxml', (text) => text.replaceAll(new RegExp(` ${attribute}="[^"]*"`, 'g'), ''))(dir)
    expect((await run(dir, page)).unheard).not.toEqual([])
  })

  it('is reported by WeChat’s compiler too when a node has no template', () => {
    const number = anyNodeNumber(healthy.data)
    edit('base.wxml', (text) =>
      text.replace(new RegExp(`<template name="tmpl_0_${number}(_\\w+)?">[^]*?</template>`), ''),
    )(dir)
    const compiled = loadWcc(dir).draw(page, healthy.data)
    expect(compiled.tree).not.toEqual(healthy.tree)
    expect(compiled.warnings.join()).toMatch(new RegExp(`tmpl_0_${number}.*not found`, 'i'))
  })
})
