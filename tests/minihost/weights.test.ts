import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pagesOf, readAppJson } from '../../sandbox/hosts/appJson'
import { usualBytes } from '../../sandbox/hosts/limits'
import type { Problem } from '../../sandbox/hosts/protocol'
import { distOf } from '../fixtures/dist'
import { addressOfSample } from '../fixtures/ids'
import { inLanes } from '../fixtures/inLanes'
import type { ScreenSample } from '../samples/sample'
import { sharedSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { screens } from '../screens'
import { type Control, controlsOf, heavyTap } from './controlTaps'
import { heavier, languageBytes, rowsBytes, tapBytes } from './limits'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'
import { edit, inPage } from './plant'

/** Longer than the app takes to answer a tap by itself, in milliseconds. */
const latency = 100

/** How long a screen sends nothing once it is complete, in milliseconds: content that comes by itself must not count as the answer to a tap. */
const quiet = 300

/** How many screens are looked at together: most of the time each waits for its answers. */
const lanes = 3

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await sharedSandbox()
})
afterAll(() => sandbox.close())

async function open(sample: ScreenSample, dir = distOf('weapp')): Promise<MiniProgram> {
  const token = sample.person && { mToken: await sandbox.login(sample.person) }
  const storage = { privacyConsent: 1, ...token }
  const app = await openMiniProgram({ dir, platform: 'weapp', baseUrl: sandbox.url, storage, latency })
  await app.launch(await addressOfSample(sandbox, sample))
  await complete(app)
  return app
}

/** Waits until a screen that has just been opened has sent everything; one that counts down never is, and is complete after a while. */
async function complete(running: MiniProgram): Promise<void> {
  const sent = async () => (await running.counts()).setData
  for (let [before, turn] = [-1, 0]; before !== (await sent()) && turn < 5; turn++) {
    before = await sent()
    await running.idle()
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
}

const isLike = (running: MiniProgram, controls: readonly Control[]): Promise<boolean> =>
  controlsOf(running).then((now) => now.map(({ role }) => role).join() === controls.map(({ role }) => role).join())

/** The page as it was before a tap: opened again, in a new app where the tap has changed what the device stores. */
async function restored(
  running: MiniProgram,
  sample: ScreenSample,
  controls: readonly Control[],
): Promise<MiniProgram> {
  await running.open(await addressOfSample(sandbox, sample))
  await complete(running)
  if (await isLike(running, controls)) return running
  await running.close()
  return open(sample)
}

/** What is wrong with a screen: taps that are answered with too much, and errors of the app. */
async function findings(sample: ScreenSample): Promise<(string | Problem)[]> {
  let running = await open(sample)
  const route = (await running.routes()).at(-1)
  const controls = await controlsOf(running)
  const heavy: string[] = []
  for (const { role, name } of controls) {
    // What can be done once, such as claiming a benefit, is gone after an earlier tap, on the server too.
    const control = (await controlsOf(running)).find((one) => one.role === role && one.name === name)
    if (!control) continue
    heavy.push(...(await heavyTap(running, control)))
    const isSame = (await running.routes()).at(-1) === route
    // The places of the other controls hold only while there are as many as before.
    if (!isSame || !(await isLike(running, controls))) running = await restored(running, sample, controls)
  }
  const problems = await running.problems()
  await running.close()
  return [...heavy, ...problems]
}

// On WeChat alone: the three builds send the same nodes, which differ in the short names of their attributes.
describe('what a screen sends to its renderer after a tap', () => {
  const pages = pagesOf(readAppJson(distOf('weapp')))
  const samples = screens.filter((sample) => pages.includes(sample.path))
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

  /** A build whose page sends this many bytes in addition, whenever its function `name` runs. */
  function planted(route: string, name: string, bytes: number): string {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'minihost-weights-'))
    fs.cpSync(distOf('weapp'), dir, { recursive: true })
    edit(`${route}.js`, (text) => inPage(name, `this.setData({planted:"x".repeat(${bytes})})`) + text)(dir)
    return dir
  }

  async function openPlanted(name: string, bytes: number, route = login): Promise<MiniProgram> {
    const sample = screens.find((one) => one.path === route)
    if (!sample) throw new Error(`${route} has no sample`)
    const dir = planted(route, name, bytes)
    running = await open(sample, dir)
    fs.rmSync(dir, { recursive: true })
    return running
  }

  it('report a screen that sends too much at once', async () => {
    const { notes, setData } = await (await openPlanted('onLoad', usualBytes)).logs()
    expect(notes.map(({ kind }) => kind)).toContain('setData size')
    expect(heavier(setData, usualBytes)).toEqual([expect.stringContaining('planted')])
  })

  it('report an update of a long list that is too large', async () => {
    const { setData } = await (await openPlanted('onLoad', rowsBytes)).logs()
    expect(heavier(setData, rowsBytes)).toEqual([expect.stringContaining('planted')])
  })

  it('report a tap that is answered with too much', async () => {
    const tapped = await openPlanted('eh', tapBytes)
    const [control] = await controlsOf(tapped)
    if (!control) throw new Error('the login page has no control')
    expect(await heavyTap(tapped, control)).toEqual([expect.stringContaining(control.name)])
  })

  it('report a change of the language that replaces more than the texts of a screen', async () => {
    const tapped = await openPlanted('eh', languageBytes, 'pages/my/index')
    const control = (await controlsOf(tapped)).find(({ name }) => name === 'EN, switch to English')
    if (!control) throw new Error('"my" has no switch of the language')
    expect(await heavyTap(tapped, control)).toEqual([expect.stringContaining(control.name)])
  })
})
