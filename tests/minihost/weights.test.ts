import fs from 'node:fs'
import { copyBuild } from '@tests/fixtures/copyBuild'
import { distOf } from '@tests/fixtures/dist'
import { inLanes } from '@tests/fixtures/inLanes'
import { casesOf } from '@tests/fixtures/scope'
import type { ScreenSample } from '@tests/samples/sample'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { screens } from '@tests/screens'
import { pagesOf, readAppJson } from '../../sandbox/devtools/hosts/appJson'
import { usualBytes } from '../../sandbox/devtools/hosts/limits'
import type { Problem } from '../../sandbox/devtools/hosts/protocol'
import { allButTwo, backLast, controlsOf, heavyTap, twoOfEach } from './controlTaps'
import { byCustomer, keptApps } from './keptApps'
import { heavier, languageBytes, rowsBytes, tapBytes } from './limits'
import type { MiniProgram } from './openMiniProgram'
import { edit, inPage } from './plant'
import { areAlike, openIn, openNew, restored } from './weighedApp'

/** How many screens are looked at together: some of the time each waits for its answers. */
const lanes = 3

const kept = keptApps(lanes)

const sandbox = sandboxTest()

/** What is wrong with a screen: taps that are answered with too much, and errors of the app. */
async function findings(sample: ScreenSample): Promise<(string | Problem)[]> {
  let running = await openIn(kept.take(sample.person), sandbox, sample)
  const found: (string | Problem)[] = []
  const stack = await running.app.routes()
  const controls = await controlsOf(running.app)
  let now = controls
  for (const { role, name } of backLast(casesOf(twoOfEach(controls), allButTwo(controls)))) {
    const isSame = (await running.app.routes()).join() === stack.join()
    // The places of the other controls hold only while there are as many as before.
    if (!isSame || !areAlike(now, controls)) {
      found.push(...(await running.app.problems()))
      running = await restored(running, sandbox, sample, { controls, stack })
      now = await controlsOf(running.app)
    }
    // What can be done once, such as claiming a benefit, is gone after an earlier tap, on the server too.
    const control = now.find((one) => one.role === role && one.name === name)
    if (!control) continue
    found.push(...(await heavyTap(running.app, control)))
    now = await controlsOf(running.app)
  }
  found.push(...(await running.app.problems()))
  // Problems stay in an app, and belong to this screen.
  if (found.length > 0) await running.app.close()
  else kept.give(running)
  return found
}

// On WeChat alone: the three builds send the same nodes, which differ in the short names of their attributes.
describe('what a screen sends to its renderer after a tap', () => {
  const pages = pagesOf(readAppJson(distOf('weapp')))
  // The quick run taps the controls of every third screen. It does not find a tap of one of the other screens that is answered with too much.
  const ofHost = screens.filter((sample) => pages.includes(sample.path))
  const isTurn = (_: ScreenSample, at: number) => at % 3 === 0
  const samples = byCustomer(
    casesOf(
      ofHost.filter(isTurn),
      ofHost.filter((sample, at) => !isTurn(sample, at)),
    ),
  )
  let looked: (() => ReturnType<typeof findings>)[]
  beforeAll(() => {
    looked = inLanes(samples, lanes, findings)
  })
  it.each(samples.map(({ path: route, query = '' }, at): [string, number] => [`${route}?${query}`, at]))(
    'is small for every control of %s',
    async (_name, at) => {
      expect(await looked[at]?.()).toEqual([])
    },
  )
})

describe('the limits of updates', () => {
  let running: MiniProgram
  afterEach(() => running.close())
  const login = 'center/login/loginNum'

  const opening = 'center/login/index'
  let dir = ''

  // A build of which some pages send so many bytes in addition as the phone's storage says.
  beforeAll(() => {
    dir = copyBuild(distOf('weapp'), ['center/login'])
    const planted = `this.setData({planted:"x".repeat(wx.getStorageSync("planted"))})`
    const hooks = { [opening]: 'onLoad', [login]: 'eh', 'pages/my/index': 'eh' }
    for (const [page, hook] of Object.entries(hooks)) edit(`${page}.js`, (text) => inPage(hook, planted) + text)(dir)
  })
  afterAll(() => fs.rmSync(dir, { recursive: true }))

  async function openPlanted(route: string, bytes: number): Promise<MiniProgram> {
    const sample = screens.find((one) => one.path === route)
    if (!sample) throw new Error(`${route} has no sample`)
    running = (await openNew(sandbox, sample, { dir, storage: { planted: bytes } })).app
    return running
  }

  it('report a screen that sends too much at once', async () => {
    const { notes, setData } = await (await openPlanted(opening, usualBytes)).logs()
    expect(notes.map(({ kind }) => kind)).toContain('setData size')
    expect(heavier(setData, usualBytes)).toEqual([expect.stringContaining('planted')])
  })

  it('report an update of a long list that is too large', async () => {
    const { setData } = await (await openPlanted(opening, rowsBytes)).logs()
    expect(heavier(setData, rowsBytes)).toEqual([expect.stringContaining('planted')])
  })

  it('report a tap that is answered with too much', async () => {
    const tapped = await openPlanted(login, tapBytes)
    const [control] = await controlsOf(tapped)
    if (!control) throw new Error('the login page has no control')
    expect(await heavyTap(tapped, control)).toEqual([expect.stringContaining(control.name)])
  })

  it('report a change of the language that replaces more than the texts of a screen', async () => {
    const tapped = await openPlanted('pages/my/index', languageBytes)
    const control = (await controlsOf(tapped)).find(({ name }) => name === 'EN, switch to English')
    if (!control) throw new Error('"my" has no switch of the language')
    expect(await heavyTap(tapped, control)).toEqual([expect.stringContaining(control.name)])
  })
})
