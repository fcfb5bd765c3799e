import { distOf } from '@tests/fixtures/dist'
import { addressOfSample } from '@tests/fixtures/ids'
import { until } from '@tests/fixtures/until'
import type { ScreenSample } from '@tests/samples/sample'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { screens } from '@tests/screens'
import { pagesOf, readAppJson } from '../../sandbox/devtools/hosts/appJson'
import type { Rewrite } from '../../sandbox/devtools/hosts/network'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

/** Screens that ask the server for nothing: no answer can spoil them. */
export const readsNothing: readonly string[] = [
  'center/login/index',
  'center/login/loginNum',
  'center/personInfo/feedback',
  'center/personInfo/setUp',
  'subPackages/cancel-account/cancel-result',
  'pages/nativeBridge/index',
  'pages/not-found/index',
  'subPackages/demo-native/index',
  'subPackages/xyfApp/iframe/index',
  'subPackages/xyfApp/special-rights/rule',
  'subPackages/xyfApp/fraud-tips/index',
  'center/capture/calc',
  'subPackages/app-download/index',
  'subPackages/xbt-download/index',
]

/** The samples that the WeChat build has, each with its name. A check of each screen belongs here: a browser takes ten times as long. */
export const samplesByName = (): [name: string, sample: ScreenSample][] => {
  const pages = pagesOf(readAppJson(distOf('weapp')))
  return screens.filter(({ path }) => pages.includes(path)).map((sample) => [sample.path, sample])
}

/** Waits until the page in front is complete. */
async function complete(app: MiniProgram): Promise<void> {
  await until(
    async () => (await app.count('.screen-body')) > 0 && (await app.count('.skeleton')) === 0,
    () => app.allText(),
  )
  await app.idle()
}

interface Started {
  app: MiniProgram
  /** Opens the page again in the running app, which takes a third of a start; the app's own data is not read again. */
  reopen(): Promise<void>
}

/** Starts the WeChat mini-program at a sample's page, with answers of the network replaced; waits until the page is complete. */
export function startsAtPages(): (sample: ScreenSample, rewrite: Rewrite) => Promise<Started> {
  let sandbox: TestSandbox
  let app: MiniProgram | undefined
  beforeAll(async () => {
    sandbox = await sharedSandbox()
  })
  afterEach(async () => {
    await app?.close()
    app = undefined
  })
  return async (sample, rewrite) => {
    await app?.close()
    const storage = { privacyConsent: 1, ...(sample.person && { mToken: await sandbox.login(sample.person) }) }
    const address = await addressOfSample(sandbox, sample)
    const started = await openMiniProgram({
      dir: distOf('weapp'),
      platform: 'weapp',
      baseUrl: sandbox.url,
      storage,
      rewrite,
    })
    app = started
    await started.launch(address)
    await complete(started)
    return {
      app: started,
      reopen: async () => {
        await started.open(address)
        await complete(started)
      },
    }
  }
}
