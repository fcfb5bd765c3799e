import { formatted } from '../../../beijing'
import type { Lang } from '../../../language'
import { element, make } from './dom'
import { say } from './texts'

/** How often the inbox is asked for, in milliseconds. */
const INTERVAL_MS = 2_000
/** How many codes are shown: two customers may wait for one at the same time. */
const SHOWN = 2

/** A message of the inbox as JSON. */
interface Message {
  mobile: string
  code: string
  sentAt: string
}

/** Shows the newest codes of the inbox in the bar, and keeps them fresh while the page is looked at. */
export function showCodes(lang: Lang): void {
  const strip = element<HTMLElement>('[data-codes]')
  let shown = ''
  const look = async (): Promise<void> => {
    if (document.hidden) return
    const codes = (await newestCodes()).slice(0, SHOWN)
    const next = JSON.stringify(codes)
    // What has not changed stays, so that it is not read out again and its button keeps the focus.
    if (next === shown) return
    shown = next
    strip.replaceChildren(...codes.map((one) => codeOf(one, lang)))
  }
  void look()
  window.setInterval(() => void look(), INTERVAL_MS)
}

/** Newest first; none where the sandbox does not answer. */
async function newestCodes(): Promise<Message[]> {
  try {
    const answer = await fetch('/sandbox/inbox.json')
    const { messages } = (await answer.json()) as { messages: Message[] }
    return messages.filter(({ code }) => code)
  } catch {
    return []
  }
}

/** A code with its number and time, and a button that the script of all pages of the sandbox makes copy it. */
function codeOf({ mobile, code, sentAt }: Message, lang: Lang): HTMLElement {
  const row = make('span', 'sms')
  const button = make('button', 'small', say('copyCode', lang))
  button.setAttribute('aria-label', `${say('copyCode', lang)} ${code}`)
  Object.assign(button.dataset, { copy: code, done: say('copied', lang) })
  row.append(
    make('b', '', code),
    make('span', '', mobile),
    make('time', '', formatted(new Date(sentAt), 'HH:mm:ss')),
    button,
  )
  return row
}
