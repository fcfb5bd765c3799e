import type { BuildState } from '../builds'
import type { HostName } from '../page/messages'
import { paths } from '../paths'
import type { Phone } from './phone'
import { report } from './report'
import { say } from './texts'

/** How often the progress of a build is asked for, in milliseconds. */
const INTERVAL_MS = 1000

/** Waits until the host is built, and shows its progress; resolves to false where the build has failed, which is then shown. */
export async function waitForBuild(host: HostName, phone: Phone, again: () => void): Promise<boolean> {
  for (let isFirst = true; ; isFirst = false) {
    const answer = await fetch(`${paths.build}/${host}${isFirst ? '?start=1' : ''}`)
    const { state, lines, seconds } = (await answer.json()) as BuildState
    if (state === 'ready') return true
    if (state === 'failed') {
      phone.say(say('buildFailed'), lines, { text: say('again'), run: again })
      report({ type: 'error', message: `${say('buildFailed')}: ${lines.at(-1) ?? ''}`, fatal: true })
      return false
    }
    const title = state === 'waiting' ? say('waitsForBuild') : `${say('building')} · ${seconds} ${say('seconds')}`
    phone.say(title, lines.slice(-8))
    report({ type: 'building', progress: [title, lines.at(-1)].filter(Boolean).join(' · ') })
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}
