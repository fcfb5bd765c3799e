import { dirname } from 'node:path'
import { enlarge, misfitsNow } from '@tests/e2e/fits'
import { openFrames, type Shown } from '@tests/e2e/frameSteps'
import { seen } from '@tests/e2e/hostSteps'
import { settled } from '@tests/e2e/photograph'
import { sharedChromium } from '@tests/fixtures/chromium'
import { distOf } from '@tests/fixtures/dist'
import { addressOfSample } from '@tests/fixtures/ids'
import { casesOf } from '@tests/fixtures/scope'
import { until } from '@tests/fixtures/until'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { screens } from '@tests/screens'
import type { Browser } from 'playwright-core'
import { patience } from '../../../sandbox/devtools/hosts/patience'

/** In the quick run each host measures one screen in so many; it does not find what is wrong in one of the others alone. */
const step = 32
const hosts = ['weapp', 'alipay', 'tt'] as const

// Pictures and places are shown by a host's own screens.
const drawn = screens.filter(({ path }) => !path.startsWith('pages/system/'))

/** A phone high enough for all of a screen. */
const tall = { width: 420, height: 4000 }

let sandbox: OwnSandbox
let browser: Browser
beforeAll(async () => {
  sandbox = await startSandbox({ siteDir: distOf('h5'), hostsDir: dirname(distOf('weapp')) })
  browser = await sharedChromium()
})
afterAll(async () => {
  await browser?.close()
  await sandbox?.close()
})

describe.each(hosts)('the build of %s', (host) => {
  const isTurn = (sample: ScreenSample) => drawn.indexOf(sample) % step === hosts.indexOf(host) * 10
  // Samples of one person are grouped, so that one phone is used for all of them.
  const samples = casesOf(
    drawn.filter(isTurn),
    drawn.filter((sample) => !isTurn(sample)),
  ).sort((one, other) => (one.person ?? '').localeCompare(other.person ?? ''))

  let phone: { person: string | undefined; shown: Shown } | undefined
  afterAll(() => phone?.shown.page.context().close())

  /** A phone of the host in which this person is at this address. */
  async function phoneAt(person: string | undefined, address: string): Promise<Shown> {
    if (phone && phone.person === person) {
      const { shown } = phone
      const opened = async () => (await shown.told()).filter(({ type }) => type === 'route').length
      const before = await opened()
      await shown.send({ type: 'set', settings: { address } })
      await until(
        async () => (await opened()) > before,
        () => 'the screen to open',
      )
      return shown
    }
    await phone?.shown.page.context().close()
    const context = await browser.newContext({ viewport: tall, locale: 'en' })
    context.setDefaultTimeout(patience)
    const settings = { person, address, theme: 'xyfApp', language: 'en' } as const
    const [shown] = await openFrames(context, sandbox.url, [host], settings)
    if (!shown) throw new Error('there is no frame')
    phone = { person, shown }
    await shown.page.evaluate(
      ({ height }) => document.querySelector('iframe')?.setAttribute('height', `${height}`),
      tall,
    )
    return shown
  }

  it.each(samples.map((sample): [string, ScreenSample] => [nameOfSample(sample), sample]))(
    'shows all texts whole and large enough targets, also with the largest texts: %s',
    async (_name, sample) => {
      const { app } = await phoneAt(sample.person, await addressOfSample(sandbox, sample))
      await seen(app, sample.text.en)
      const screen = await (await app.owner().elementHandle())?.contentFrame()
      if (!screen) throw new Error('the phone shows no app')
      await settled(screen)
      const standard = await misfitsNow(screen, 'standard')
      await enlarge(screen, 'largest')
      await settled(screen)
      expect({ standard, largest: await misfitsNow(screen, 'largest') }).toEqual({ standard: [], largest: [] })
    },
  )
})
