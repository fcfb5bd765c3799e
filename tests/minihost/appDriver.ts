import { until } from '../fixtures/until'
import type { Driver } from '../journeys/driver'
import type { TestSandbox } from '../sandbox/startSandbox'
import type { MiniProgram } from './openMiniProgram'
import type { PayScript } from './payment'
import type { Platform } from './protocol'

/** A customer in a mini-program, who approves every payment sheet. */
export function appDriver(app: MiniProgram, platform: Platform, sandbox: TestSandbox): Driver {
  app.pay = approve(sandbox)
  let isRunning = false
  return {
    language: 'zh-CN',
    offersOneTap: platform === 'weapp',
    open: async (address) => {
      await (isRunning ? app.open(address) : app.launch(address))
      isRunning = true
    },
    tap: (target, nth) => app.tap(target, nth),
    input: (target, text) => app.input(target, text),
    givePhoto: async (button, picture) => {
      const path = `http://tmp/photo-${Object.keys(app.files).length}.jpg`
      app.files[path] = picture
      app.chosen = [path]
      await app.tap(button)
    },
    tapTab: (place) => app.tapTab(place),
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
    payAtProvider: (button) => app.tap(button),
    inbox: sandbox.inbox,
    problems: () => app.problems(),
  }
}

/** The provider's session in a host's payment sheet. */
export function sessionOf({ params }: Parameters<PayScript>[0]): string {
  const {
    package: packed,
    tradeNO,
    orderInfo,
  } = params as {
    package?: string
    tradeNO?: string
    orderInfo?: { order_token: string }
  }
  return packed?.replace('prepay_id=', '') ?? tradeNO ?? orderInfo?.order_token ?? ''
}

/** The customer approves, the provider notifies the sandbox, the sheet reports success. */
const approve =
  (sandbox: TestSandbox): PayScript =>
  async (sheet) => {
    await play(sandbox, sessionOf(sheet), 'approve')
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
