import { distOf } from '@tests/fixtures/dist'
import { addressOfSample } from '@tests/fixtures/ids'
import { askingCalls } from '@tests/fixtures/permissions'
import { beforeReset } from '@tests/fixtures/tries'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { screens } from '@tests/screens'
import { pagesOf, readAppJson } from '../../sandbox/devtools/hosts/appJson'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { byCustomer } from './keptApps'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'
import { outlinesOf } from './outlinesOf'
import { unheard } from './unheard'
import { loadWcc, type Wcc } from './wcc'

/** Pages that redirect immediately on a host: only WeChat has a one-tap login. */
const leadsTo: Record<Platform, Record<string, string>> = {
  weapp: {},
  alipay: { 'center/login/index': 'center/login/loginNum' },
  tt: { 'center/login/index': 'center/login/loginNum' },
}

const sandbox = sandboxTest()

/** The storage of a phone whose owner has accepted the privacy notice and, if a number is given, signed in. */
async function phoneOf(person: string | undefined): Promise<Record<string, unknown>> {
  return { privacyConsent: 1, ...(person && { mToken: await sandbox.login(person) }) }
}

describe.each<Platform>(['weapp', 'alipay', 'tt'])('every page of the %s build', (platform) => {
  const dir = distOf(platform)
  const pages = pagesOf(readAppJson(dir))
  const samples = byCustomer(screens.filter((sample) => pages.includes(sample.path)))

  let app: MiniProgram | undefined
  let owner: string | undefined
  async function appOf(person: string | undefined): Promise<MiniProgram> {
    if (app && owner === person) return app
    await end()
    app = await openMiniProgram({ dir, platform, baseUrl: sandbox.url, storage: await phoneOf(person) })
    owner = person
    await app.launch()
    return app
  }
  async function end(): Promise<void> {
    await app?.close()
    app = undefined
  }
  // The login of an app that is still open ends with the data.
  beforeReset(end)
  afterAll(end)

  const outlines = outlinesOf(platform, samples)

  it('has a sample', () => {
    expect(pages.filter((page) => !samples.some((sample) => sample.path === page))).toEqual([])
  })

  it.each(samples.map((sample): [string, ScreenSample] => [nameOfSample(sample), sample]))(
    'shows the expected content, has no problem and is heard as in H5, but for what is written down: %s',
    async (name, sample) => {
      const running = await appOf(sample.person)
      const before = await running.counts()
      const problems = (await running.problems()).length
      const address = await addressOfSample(sandbox, sample)
      await running.open(address)
      const target = leadsTo[platform][sample.path]
      if (target) await running.waitForRoute(target)
      else await running.waitForText(sample.text['zh-CN'])
      await running.idle()
      expect((await running.routes()).at(-1)).toBe(target ?? sample.path)
      expect((await running.problems()).slice(problems)).toEqual([])
      const { calls, notes, setData } = await running.logs(before)
      // A permission is asked for by a tap alone.
      expect(calls.map(({ name }) => name).filter((name) => askingCalls.includes(name))).toEqual([])
      expect(notes.filter(({ kind }) => kind === 'setData size')).toEqual([])
      expect(await unheard(running)).toEqual([])
      if (!target) await outlines.compare(name, running, async () => void (await running.open(address)))
      // Only then is the page's data all that is drawn, and can be compared with what WeChat's own compiler draws of it.
      expect(setData.map(({ component }) => component).filter((component) => component !== 'page')).toEqual([])
      if (platform === 'weapp') await agreesWithWcc(running, sample.path)
    },
  )
})

let wcc: Wcc | undefined

/** WeChat's own compiler renders the same tree from the same data, without a warning. */
async function agreesWithWcc(app: MiniProgram, route: string): Promise<void> {
  wcc ??= loadWcc(distOf('weapp'))
  const { data, tree } = await app.snapshot()
  const compiled = wcc.draw(route, data)
  expect(compiled.warnings).toEqual([])
  expect(compiled.tree).toEqual(tree)
}
