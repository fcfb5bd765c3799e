import { backLast, type Control, oneOfEach } from '@tests/minihost/controlTaps'
import { areAlike } from '@tests/minihost/weighedApp'
import type { ScreenTaps, Tap } from './taps'

/** How many controls of a screen are tapped, of different kinds. */
const MOST = 6

/** An open screen, wherever it runs. */
interface Stage {
  controls(): Promise<Control[]>
  /** Whether the screen that was opened is still in front. */
  isInFront(): Promise<boolean>
  /** Shows the screen as it was before the taps; `controls` are those that it then had. */
  restore(controls: readonly Control[]): Promise<void>
  /** Taps a control; returns how soon it was answered, or why that is not known. */
  tap(control: Control): Promise<Omit<Tap, 'control'> | string>
}

/** Taps the first few controls of different kinds, each on the screen as it was before. */
export async function tapEach(screen: string, stage: Stage): Promise<ScreenTaps> {
  const result: ScreenTaps = { screen, taps: [], missed: [] }
  const controls = await stage.controls()
  let now = controls
  for (const wanted of backLast(oneOfEach(controls)).slice(0, MOST)) {
    const named = (one: Control): boolean => one.role === wanted.role && one.name === wanted.name
    // The places of the other controls hold only while there are as many as before; another language has other names.
    if (!now.some(named) || !areAlike(now, controls) || !(await stage.isInFront())) {
      await stage.restore(controls)
      now = await stage.controls()
    }
    // The name of a control may count down; what can be done once is gone after an earlier tap, on the server too.
    const control = now.find(named) ?? now.find(({ kind }) => kind === wanted.kind)
    const answer = control ? await stage.tap(control) : 'is gone after an earlier tap'
    const said = `${wanted.role} ${wanted.name}`
    if (typeof answer === 'string') result.missed.push(`${said} ${answer}`)
    else result.taps.push({ control: said, ...answer })
    now = await stage.controls()
  }
  return result
}
