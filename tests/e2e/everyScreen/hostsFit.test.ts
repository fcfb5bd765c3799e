import { enlarge, misfitsNow } from '@tests/e2e/fits'
import { openFrames, type Shown } from '@tests/e2e/frameSteps'
import { hostsForTests } from '@tests/e2e/framesForTests'
import { seen } from '@tests/e2e/hostSteps'
import { settled } from '@tests/e2e/photograph'
import { addressOfSample } from '@tests/fixtures/ids'
import { casesOf } from '@tests/fixtures/scope'
import { beforeReset } from '@tests/fixtures/tries'
import { until } from '@tests/fixtures/until'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import { screens } from '@tests/screens'

/** In the quick run each host measures one screen in so many, each host another one; it does not find what is wrong in one of the others alone. */
const step = 32
const hosts = ['weapp', 'alipay', 'tt'] as const

// Pictures and places are shown by a host's own screens.
const drawn = screens.filter(({ path }) => !path.startsWith('pages/system/'))

/** A phone high enough for all of a screen. */
const tall = { width: 420, height: 4000 }

const site = hostsForTests()

describe.each(hosts)('the build of %s', (host) => {
  const isTurn = (sample: ScreenSample) => drawn.indexOf(sample) % step === hosts.indexOf(host)
  // Samples of one person are grouped, so that one phone is used for all of them.
  const samples = casesOf(
    drawn.filter(isTurn),
    drawn.filter((sample) => !isTurn(sample)),
  ).sort((one, other) => (one.person ?? '').localeCompare(other.person ?? ''))

  let phone: { person: string | undefined; shown: Shown } | undefined
  async function end(): Promise<void> {
    await phone?.shown.page.context().close()
    phone = undefined
  }
  // The login of a phone that is still open ends with the data.
  beforeReset(end)
  afterAll(end)

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
    await end()
    const context = await site.newContext({ viewport: tall, locale: 'en' })
    const settings = { person, address, theme: 'xyfApp', language: 'en' } as const
    const [shown] = await openFrames(context, site.sandbox.url, [host], settings)
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
      const { app } = await phoneAt(sample.person, await addressOfSample(site.sandbox, sample))
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
