import { distOf } from '@tests/fixtures/dist'
import { addressOfSample } from '@tests/fixtures/ids'
import type { ScreenSample } from '@tests/samples/sample'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import type { Fields, Platform } from '../../sandbox/devtools/hosts/protocol'
import { type Control, controlsOf } from './controlTaps'
import { isAsNew, type KeptApp, storedBy } from './keptApps'
import { type MiniProgram, type MiniProgramOptions, openMiniProgram } from './openMiniProgram'

/** Longer than the app takes to answer a tap by itself, in milliseconds. */
const latency = 100

/**
 * How long a screen sends nothing once it is complete, in milliseconds: content that comes by itself must not count as the answer to a tap. The
 * view takes over each update in its own time, which no clock moves.
 */
const quiet = 300

/** Waits until a screen that has just been opened has sent everything; one that counts down never is, and is complete after a while. */
async function complete(app: MiniProgram): Promise<void> {
  const sent = async () => (await app.counts()).setData
  for (let [before, turn] = [-1, 0]; before !== (await sent()) && turn < 5; turn++) {
    before = await sent()
    await app.idle()
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
}

/** What a new app is opened with, where it is not the WeChat build in jsdom on a phone that stores nothing of its own. */
interface Opening {
  platform?: Platform
  dir?: string
  storage?: Fields
  open?: (options: MiniProgramOptions) => Promise<MiniProgram>
}

/** Opens a screen in a new app. */
export async function openNew(
  sandbox: TestSandbox,
  sample: ScreenSample,
  { platform = 'weapp', dir = distOf(platform), storage: more = {}, open = openMiniProgram }: Opening = {},
): Promise<KeptApp> {
  const { person } = sample
  const storage = { privacyConsent: 1, ...more, ...(person && { mToken: await sandbox.login(person) }) }
  const app = await open({ dir, platform, baseUrl: sandbox.url, storage, latency })
  await app.launch(await addressOfSample(sandbox, sample))
  await complete(app)
  return { app, person, stored: await storedBy(app) }
}

/** Opens a screen in this app, or in a new one where this is another customer's, or its phone does not store the same as at first. */
export async function openIn(
  given: KeptApp | undefined,
  sandbox: TestSandbox,
  sample: ScreenSample,
  opening?: Opening,
): Promise<KeptApp> {
  if (given?.person === sample.person && given && (await isAsNew(given))) {
    await given.app.open(await addressOfSample(sandbox, sample))
    await complete(given.app)
    return given
  }
  await given?.app.close()
  return openNew(sandbox, sample, opening)
}

/** Whether a page has as many controls of each role as another: only then does each still have its place among them. */
export const areAlike = (some: readonly Control[], others: readonly Control[]): boolean =>
  some.map(({ role }) => role).join() === others.map(({ role }) => role).join()

/** The screen as it was before a tap: gone back to, or else opened again, or else in a new app. */
export async function restored(
  given: KeptApp,
  sandbox: TestSandbox,
  sample: ScreenSample,
  { controls, stack }: { controls: readonly Control[]; stack: readonly string[] },
  opening?: Opening,
): Promise<KeptApp> {
  const { app } = given
  const above = (await app.routes()).length - stack.length
  if (above > 0) {
    await app.back(above)
    await complete(app)
    if ((await app.routes()).join() === stack.join() && areAlike(await controlsOf(app), controls)) return given
  }
  const again = await openIn(given, sandbox, sample, opening)
  if (again !== given || areAlike(await controlsOf(app), controls)) return again
  await app.close()
  return openNew(sandbox, sample, opening)
}
