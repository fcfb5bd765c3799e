import { until } from '@tests/fixtures/until'
import type { BankAnswer, Driver } from '@tests/journeys/driver'
import { words } from '@tests/journeys/words'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { preSign } from '@/contract/bank/oneKey'
import { sessionOf } from '../../sandbox/devtools/hosts/payment'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import type { MiniProgram, PayScript } from './openMiniProgram'

/** A customer in a mini-program, who approves every payment sheet. */
export function appDriver(app: MiniProgram, platform: Platform, sandbox: TestSandbox): Driver {
  app.pay = approve(sandbox)
  let isRunning = false
  const tap: Driver['tap'] = async (target, nth) => {
    await app.waitUntilOn(target, nth)
    await app.tap(target, nth)
  }
  const driver: Driver = {
    language: 'zh-CN',
    offersOneTap: platform === 'weapp',
    open: async (address) => {
      await (isRunning ? app.open(address) : app.launch(address))
      isRunning = true
    },
    tap,
    input: (target, text) => app.input(target, text),
    givePhoto: async (button, picture) => {
      const path = `http://tmp/photo-${Object.keys(app.files).length}.jpg`
      app.files[path] = picture
      app.chosen = [path]
      await tap(button)
    },
    openPdf: async (button) => {
      const opened = async () => (await app.logs()).calls.filter(({ name }) => name === 'openDocument')
      const before = (await opened()).length
      await tap(button)
      await until(
        async () => (await opened()).length > before,
        () => 'the host’s viewer',
      )
      const { filePath = '' } = ((await opened()).at(-1)?.args ?? {}) as { filePath?: string }
      return app.files[filePath] ?? new Uint8Array()
    },
    pick: async (picker, places) => {
      for (const [column, value] of places.slice(0, -1).entries()) {
        await app.trigger(picker, 'columnchange', { column, value })
        await app.idle()
      }
      await app.pick(picker, places)
    },
    tapTab: (index) => app.tapTab(index),
    waitForText: (text) => app.waitForText(text),
    waitForRoute: (path) =>
      until(
        async () => (await app.routes()).at(-1)?.startsWith(path) === true,
        () => `the page ${path}`,
      ),
    text: async (target) => {
      await until(
        async () => (await app.count(target)) > 0,
        () => JSON.stringify(target),
      )
      return app.text(target)
    },
    payAtProvider: (button) => tap(button),
    decideAtBank: async (button, { bankCode, mobile, answer }) => {
      await tap(button)
      await app.waitForText(words(driver.language).bank.goSign)
      const token = await sandbox.login(mobile)
      // The binding that is open is answered again.
      const { data } = await sandbox.call(preSign, { product: 'xbt', bankCode, callBackUrl: '' }, { token })
      await decideAt(data.signUrl, answer)
    },
    share: async (button) => {
      // The host opens its own sheet; what it asks the page for is all that the app does.
      await driver.text(button)
      const { path } = (await app.page('onShareAppMessage', { from: 'button' })) as { path: string }
      return path
    },
    inbox: sandbox.inbox,
    problems: () => app.problems(),
  }
  return driver
}

/** Decides on the page of a bank, without showing it. */
async function decideAt(signUrl: string, answer: BankAnswer): Promise<void> {
  const { origin, pathname, searchParams } = new URL(signUrl)
  const body = new URLSearchParams({ session: searchParams.get('session') ?? '', answer })
  const answered = await fetch(origin + pathname, { method: 'POST', body })
  if (!answered.ok) throw new Error(`the bank did not take it: ${await answered.text()}`)
}

/** The customer approves, the provider notifies the sandbox, the sheet reports success. */
const approve =
  (sandbox: TestSandbox): PayScript =>
  async (sheet) => {
    await play(sandbox, sessionOf(sheet.params), 'approve')
    return 'success' as const
  }

/** Acts as the provider of a payment. */
export async function play(sandbox: TestSandbox, session: string, outcome: 'approve' | 'decline'): Promise<void> {
  const answer = await fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome }),
  })
  if (!answer.ok) throw new Error(`the provider did not take it: ${await answer.text()}`)
}
