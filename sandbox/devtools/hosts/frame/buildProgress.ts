import type { Text } from '../../../language'
import type { BuildState } from '../builds'
import { hostTitles } from '../page/hosts'
import type { HostName } from '../page/messages'

/** A build takes about so long, in seconds. */
const USUAL = 60

const times = {
  waiting: { zh: '等待另一个构建结束', en: 'waits for another build' },
  usual: { zh: '约一分钟', en: 'about a minute' },
  longer: { zh: '超过一分钟', en: 'more than a minute' },
} satisfies Record<string, Text>

/** How far a build is, as `WeChat, 1 of 3, about a minute`; a build that is alone has no number. */
export function progressOf(host: HostName, { state, seconds, place }: BuildState, lang: keyof Text): string {
  const time = state === 'waiting' ? times.waiting : seconds > USUAL ? times.longer : times.usual
  const { number, count } = place ?? { number: 1, count: 1 }
  const numbered: Text = { zh: `第 ${number} 个，共 ${count} 个`, en: `${number} of ${count}` }
  const parts = [hostTitles[host][lang], count > 1 ? numbered[lang] : '', time[lang]]
  return parts.filter(Boolean).join(lang === 'en' ? ', ' : '，')
}
