import { SLOWDOWN } from '@tests/floor/measuring'
import { type Control, controlsOf } from '@tests/minihost/controlTaps'
import type { KeptApp } from '@tests/minihost/keptApps'
import { type MiniProgram, type MiniProgramOptions, showMiniProgram } from '@tests/minihost/openMiniProgram'
import { openIn, restored } from '@tests/minihost/weighedApp'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import { startSandbox } from '@tests/sandbox/startSandbox'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { tapEach } from './tapEach'
import type { ScreenTaps, Tap } from './taps'

/** Taps a built mini-program in its host in Chromium, on a slow CPU. */
export async function openHostTaps(platform: Platform) {
  const sandbox = await startSandbox()
  const opening = { platform, open: (options: MiniProgramOptions) => showMiniProgram(options, SLOWDOWN) }
  let kept: KeptApp | undefined
  /** Each control on the screen as it was before; an app is used for the next screen too. */
  async function tapped(sample: ScreenSample): Promise<ScreenTaps> {
    const given = kept
    // An app that has failed is not used again.
    kept = undefined
    let running = await openIn(given, sandbox, sample, opening)
    const stack = await running.app.routes()
    const taps = await tapEach(nameOfSample(sample), {
      controls: () => controlsOf(running.app),
      isInFront: async () => (await running.app.routes()).join() === stack.join(),
      restore: async (controls) => {
        running = await restored(running, sandbox, sample, { controls, stack }, opening)
      },
      tap: (control) => answerOf(running.app, control),
    })
    kept = running
    return taps
  }
  return {
    tapped,
    close: async () => {
      await kept?.app.close()
      await sandbox.close()
    },
  }
}

/** Taps a control; returns when its first update was sent, since the app has got the tap, or why it is not known. */
async function answerOf(app: MiniProgram, { role, nth }: Control): Promise<Omit<Tap, 'control'> | string> {
  const route = (await app.routes()).at(-1)
  const before = await app.counts()
  await app.tap({ role }, nth)
  await app.idle()
  const { events, setData } = await app.logs(before)
  const tap = events.find(({ type }) => type === 'tap')
  if (!tap) return 'does not take the tap'
  const first = setData.find(({ at }) => at >= tap.at)
  if (!first) return 'is answered without an update'
  const { at, bytes, page } = first
  return { ms: at - tap.at, bytes, ...(page !== route && { opens: true }) }
}
