import { storedValues } from '@tests/e2e/site'
import { distOf } from '@tests/fixtures/dist'
import { addressOfSample } from '@tests/fixtures/ids'
import type { ScreenSample } from '@tests/samples/sample'
import { startSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { screens } from '@tests/screens'
import { differenceAt } from './blocks'
import { startChromium } from './chromium'
import type { Candidate, Engine } from './engine'
import { testJourneys } from './journeys'
import { keepPictures } from './keepPictures'
import { type FixedPlace, inPage, until } from './page'

/** The most that may differ of what stays in its place, and of a whole window, as shares of the blocks that are drawn on. */
const allowed = { fixed: 0.6, window: 0.6 } as const

/** What a screen shows in one engine. */
interface Shown {
  picture: Buffer
  fixed: FixedPlace[]
}

/** How often a window is looked at until it does not change any more, and how long between, in milliseconds. */
const looks = { most: 8, pause: 150 } as const

/** The picture of a window once two in a row are the same: an engine paints later than it lays out. A countdown changes it endlessly. */
async function stillPicture(engine: Engine): Promise<Buffer> {
  let last = await engine.picture()
  for (let look = 0; look < looks.most; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, looks.pause))
    const next = await engine.picture()
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** Opens a screen as its person, and waits until it shows its text and nothing of it moves or loads. */
async function show(engine: Engine, sandbox: TestSandbox, sample: ScreenSample, address: string): Promise<Shown> {
  const text = sample.text['zh-CN']
  await engine.goto(sandbox.url + address)
  await until(() => inPage(engine, 'textOf', { text }), `“${text}” at ${address}`)
  await until(() => inPage(engine, 'isDrawn'), `${address} to be drawn`)
  return { picture: await stillPicture(engine), fixed: await inPage(engine, 'fixedPlaces') }
}

/** Signs a person in for the pages that are opened next; without one they are a visitor’s. */
async function signIn(engine: Engine, sandbox: TestSandbox, person: string | undefined): Promise<void> {
  await engine.goto(`${sandbox.url}/sandbox/inbox`)
  const token = person && (await sandbox.login(person))
  await inPage(engine, 'store', storedValues({ theme: 'xyfApp', language: 'zh-CN' }, token))
}

/** What differs between two engines, a line each: what stays in its place, and, if asked for, the window as a whole. */
async function differences(one: Shown, two: Shown, wholeWindow = true): Promise<string[]> {
  const found: string[] = []
  for (const place of one.fixed) {
    const share = await differenceAt(one.picture, two.picture, place)
    if (share > allowed.fixed) found.push(`${place.name} is drawn otherwise: ${Math.round(share * 100)} %`)
  }
  if (!wholeWindow) return found
  const share = await differenceAt(one.picture, two.picture, { left: 0, top: 0, width: 390, height: 844 })
  return share > allowed.window ? [...found, `the window is another one: ${Math.round(share * 100)} %`] : found
}

/** Declares the tests of an engine: all screens beside Chromium’s, a planted fault, and the main journeys. */
export function testEngine(candidate: Candidate): void {
  const held = {} as { sandbox: TestSandbox; engine: Engine; chromium: Engine }
  beforeAll(async () => {
    const start = candidate.find()
    if (!start) throw new Error(`install ${candidate.packages.join(' ')}`)
    held.sandbox = await startSandbox({ siteDir: distOf('h5') })
    ;[held.engine, held.chromium] = await Promise.all([start(), startChromium()])
  })
  afterAll(async () => {
    await Promise.all([held.engine?.close(), held.chromium?.close()])
    await held.sandbox?.close()
  })

  const both = () => [held.engine, held.chromium]
  async function shownInBoth(sample: ScreenSample): Promise<[Shown, Shown]> {
    const { sandbox } = held
    for (const engine of both()) await signIn(engine, sandbox, sample.person)
    const address = await addressOfSample(sandbox, sample)
    const [own, chromium] = await Promise.all(both().map((engine) => show(engine, sandbox, sample, address)))
    if (!own || !chromium) throw new Error('two engines show a screen')
    return [own, chromium]
  }

  describe(`${candidate.name}: every screen is drawn as in Chromium`, () => {
    it('the screens that it draws otherwise exist', () => {
      expect(screens.map((sample) => sample.path)).toEqual(
        expect.arrayContaining(Object.keys(candidate.drawsOtherwise)),
      )
    })

    it.each(screens.map((sample): [string, ScreenSample] => [`${sample.path} ${sample.query ?? ''}`, sample]))(
      '%s',
      async (name, sample) => {
        const before = held.engine.problems().length
        const [own, chromium] = await shownInBoth(sample)
        const found = await differences(chromium, own, !(sample.path in candidate.drawsOtherwise))
        if (found.length > 0) keepPictures(name, { [candidate.name]: own.picture, Chromium: chromium.picture })
        expect(found).toEqual([])
        expect(held.engine.problems().slice(before)).toEqual([])
      },
    )
  })

  describe(`${candidate.name}: a part that is painted in another place`, () => {
    it.each([
      ['the bar at the end of a screen', 'subPackages/pdp/index', '.screen-footer', -90],
      ['the tabs', 'pages/home/index', '.taro-tabbar__tabbar', -120],
    ])('is found: %s', async (_, route, selector, pixels) => {
      const sample = screens.find((one) => one.path === route)
      if (!sample) throw new Error(`tests/screens.ts has no sample of ${route}`)
      const [own, chromium] = await shownInBoth(sample)
      expect(await differences(chromium, own)).toEqual([])
      await inPage(held.engine, 'displace', selector, pixels)
      const displaced = { ...own, picture: await stillPicture(held.engine) }
      expect((await differences(chromium, displaced)).length).toBeGreaterThan(0)
    })
  })

  testJourneys(candidate.name, held)
}
