import { patience } from '../../patience'
import type { Fields, Problem, StartupRecord } from '../../protocol'
import type { Machine } from '../machine'
import { clone } from '../recorder'
import { frontPage, until, untilIdle } from './waiting'

/** Actions of the system on a running mini-program. */
export function running(machine: Machine) {
  const { pages, logic } = machine

  return {
    /** Cold start at an address such as `/pages/home/index?id=1`; without one, at the entry page. Returns the route, or nothing if the app has no such page. */
    launch(url?: string): string {
      machine.launch(url ?? `/${String(machine.pkg.app.entryPagePath ?? machine.pkg.pages[0])}`)
      return pages.top?.route ?? ''
    },

    /** How the app started, once data with this text has been drawn; for an app that is opened to `measure`. */
    async startup(text: string): Promise<StartupRecord> {
      if (!machine.timeline.isOn) throw new Error('nothing was recorded: open the app with `measure`')
      await until(machine, () => machine.timeline.has(text), patience, `data with the text "${text}"`)
      return machine.timeline.until(text)
    },

    /** Lets time pass at once, in milliseconds: the app's timers run in their order, each after what the one before it began is done. */
    pass: (ms: number): Promise<void> => machine.clock.pass(ms, () => untilIdle(machine, patience, 0)),

    /** Closes all pages and opens one, like a link while the app runs. Returns the route. */
    open(url: string): string {
      machine.openLink(url)
      return pages.top?.route ?? ''
    },

    /** The native back button. */
    back(delta = 1): void {
      pages.navigateBack(delta)
    },

    /** Taps a tab by its index. */
    tapTab(index: number): void {
      const tab = machine.tabBar.tabs[index]
      if (!tab) throw new Error(`no tab ${index}`)
      pages.switchTab(`/${tab.pagePath}`)
      pages.life(frontPage(machine), 'onTabItemTap', { index, pagePath: tab.pagePath, text: tab.text })
    },

    /** Runs a page function that the host calls, such as onPullDownRefresh; returns its result. */
    page(name: string, ...args: unknown[]): unknown {
      return clone(pages.life(frontPage(machine), name, ...args))
    },

    /** The app goes to the background. */
    hide(): void {
      pages.life(frontPage(machine), 'onHide')
      logic.appLife('onHide')
      machine.emit('AppHide')
    },

    /** The app comes back to the front; `options` are merged over those of the launch. */
    show(options: Fields = {}): void {
      const given = { ...machine.launchOptions, ...options }
      logic.appLife('onShow', given)
      machine.emit('AppShow', given)
      pages.life(frontPage(machine), 'onShow')
    },

    /** Fires a host event that the app listens to, such as `NetworkStatusChange`. */
    emit(name: string, value?: unknown): void {
      machine.emit(name, value)
    },

    /** Makes a host call in the app's place and returns its result; throws its error. */
    hostCall(name: string, options: Fields = {}): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const call = machine.api[name]
        if (typeof call !== 'function') throw new Error(`the host has no ${name}`)
        const fail = (result: Fields): void => reject(new Error(String(result.errMsg ?? result.errorMessage)))
        call({ ...options, success: (result: Fields) => resolve(clone(result)), fail })
      })
    },

    /** Gives a host call a fixed answer from now on; `scripted` forwards it to the test's own function instead. */
    setAnswer(name: string, answer: Fields | 'scripted'): void {
      machine.scripted.delete(name)
      if (answer === 'scripted') machine.scripted.add(name)
      else machine.answers[name] = answer
    },

    /** Reports a problem that the window's own process detected: an unhandled rejection, an uncaught error. */
    report(kind: Problem['kind'], error: Fields): void {
      machine.recorder.problem(kind, error)
    },
  }
}
