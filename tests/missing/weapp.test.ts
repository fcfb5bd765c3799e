import { distOf } from '@tests/fixtures/dist'
import { addressOfSample } from '@tests/fixtures/ids'
import { inLanes } from '@tests/fixtures/inLanes'
import { appOf, byCustomer, isAsNew, keptApps } from '@tests/minihost/keptApps'
import { openFor, walkFrom } from '@tests/minihost/linkWalk'
import type { ScreenSample } from '@tests/samples/sample'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { screens } from '@tests/screens'
import { shell } from '@/i18n/shell'
import { routes } from '@/routes'
import { pagesOf, readAppJson } from '../../sandbox/devtools/hosts/appJson'
import { isMissing, nameOf, senders, shownText } from './shown'

const sandbox = sandboxTest()
const lanes = 3
const kept = keptApps(lanes)

/** What is wrong with a screen and its links. */
async function faultsOf(sample: ScreenSample): Promise<unknown[]> {
  const running = await appOf(kept, sample.person, () => openFor(sandbox, sample.person))
  const { app } = running
  const before = (await app.problems()).length
  const address = await addressOfSample(sandbox, sample)
  await app.open(address)
  await app.idle()
  const text = await app.allText()
  const faults: unknown[] = (await app.problems()).slice(before)
  if (!text.includes(shownText(sample))) faults.push(`shows ${text}`)
  if ((await app.count('.failed-state')) > 0) faults.push('shows a failure')
  if (!isMissing(sample) && sample.path !== routes.notFound.path && text.includes(shell.nothingThereHint))
    faults.push('shows nothing')
  for (const sender of senders) if ((await app.count(sender)) > 0) faults.push(`offers ${sender}`)
  faults.push(...(await walkFrom(app, address)).deadEnds)
  if (faults.length === 0 && (await isAsNew(running))) kept.give(running)
  else await app.close()
  return faults
}

describe('a server without the calls of ours, on WeChat', () => {
  const pages = pagesOf(readAppJson(distOf('weapp')))
  const samples = byCustomer(screens.filter(({ path }) => pages.includes(path)))

  let looked: (() => Promise<unknown[]>)[]
  beforeAll(() => {
    looked = inLanes(samples, lanes, faultsOf)
  })

  it.each(samples.map((sample, at): [string, number] => [nameOf(sample), at]))(
    'R-31 a screen shows its content, or says that nothing is there, and no link of it leads nowhere: %s',
    async (_name, at) => {
      expect(await looked[at]?.()).toEqual([])
    },
  )
})
