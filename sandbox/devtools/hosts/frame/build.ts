import type { BuildState } from '../builds'
import type { HostName } from '../page/messages'
import { paths } from '../paths'
import { progressOf } from './buildProgress'
import type { Phone } from './phone'
import { report } from './report'
import { langOfPage, say } from './texts'

/** How often the progress of a build is asked for, in milliseconds. */
const INTERVAL_MS = 1000

/** Waits until the host is built, and shows its progress; resolves to false where the build has failed, which is then shown with what it printed. */
export async function waitForBuild(host: HostName, phone: Phone, again: () => void): Promise<boolean> {
  for (let isFirst = true; ; isFirst = false) {
    const answer = await fetch(`${paths.build}/${host}${isFirst ? '?start=1' : ''}`)
    const build = (await answer.json()) as BuildState
    if (build.state === 'ready') return true
    if (build.state === 'failed') {
      phone.say(say('buildFailed'), build.lines, { text: say('again'), run: again })
      report({ type: 'error', message: `${say('buildFailed')}: ${build.lines.at(-1) ?? ''}`, fatal: true })
      return false
    }
    const progress = progressOf(host, build, langOfPage())
    phone.say(progress)
    report({ type: 'building', progress })
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}
