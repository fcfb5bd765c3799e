import { distOf } from '@tests/fixtures/dist'
import { type Device, openDevices, type Stage, settings, type Theme } from '@tests/journeys/stage'
import { sandboxTest, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Rewrite } from '../../sandbox/devtools/hosts/network'
import type { Fields, Platform } from '../../sandbox/devtools/hosts/protocol'
import { appDriver } from './appDriver'
import { type MiniProgram, openMiniProgram } from './openMiniProgram'

/** A phone with the mini-program. */
export interface Phone extends Device {
  app: MiniProgram
}

/** Another build than that of `dist`, and the sandbox that it calls. */
interface Other {
  dir: string
  sandbox: TestSandbox
  rewrite?: Rewrite
}

/** Sets up the tests of a file, or of a `describe`, that are journeys in a mini-program. */
export function miniStage(host: Platform, theme: Theme = 'xbt_h5', other?: Other): Stage<Phone> {
  const { sandbox, dir, rewrite } = other ?? { sandbox: sandboxTest(), dir: distOf(host), rewrite: undefined }
  const { add, leave } = openDevices<Phone>(({ app }) => app.close())
  /** The customer accepts a payout in WeChat's own sheet. */
  const accept = async ({ package: name }: Fields): Promise<Fields> => {
    const answer = await fetch(`${sandbox.url}/sandbox/transfer/${String(name)}`, { method: 'POST' })
    if (!answer.ok) throw new Error(await answer.text())
    return { errMsg: 'requestMerchantTransfer:ok' }
  }
  return {
    host,
    theme,
    sandbox,
    device: async (person) => {
      const { language } = settings[host]
      const app = await openMiniProgram({
        dir,
        platform: host,
        baseUrl: sandbox.url,
        storage: {
          ...(theme === 'xyfApp' ? { type: theme } : {}),
          ...(person ? { privacyConsent: 1, language, mToken: await sandbox.login(person) } : {}),
        },
        mocks: { requestMerchantTransfer: accept },
        rewrite,
      })
      const own = { app, kept: async () => JSON.stringify(await app.storage()), ...(person ? { language } : {}) }
      return add(Object.assign(appDriver(app, host, sandbox), own))
    },
    leave,
  }
}
