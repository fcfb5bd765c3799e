import type { Lang } from '../../../language'
import { element, make } from './dom'
import { type Entries, type EntryKind, kilobytes } from './entries'
import type { SeenRequest } from './messages'
import { say } from './texts'

/** The kinds that can be chosen; the first one is of calls. */
const kinds = ['request', 'weight', 'error'] as const

/** Shows what a frame has reported: the counts in the headings, the sums, and the list of the chosen kind. */
export function showEntries(root: HTMLElement, entries: Entries, lang: Lang): void {
  const calls: EntryKind = element<HTMLInputElement>('[data-reports]', root).checked ? 'call' : 'request'
  for (const kind of kinds)
    element(`[data-count="${kind}"]`, root).textContent = String(entries.counts[kind === 'request' ? calls : kind])
  element('[data-sums]', root).textContent = sums(entries, lang)
  const chosen = element<HTMLInputElement>('[data-kinds] input:checked', root).value
  const lines = {
    request: () => entries[calls].map((request) => requestLine(request, lang)),
    weight: () => entries.weight.map(({ bytes, nodes }) => weightLine(bytes, nodes, lang)),
    error: () => entries.error.map((message) => make('li', 'fault', message)),
  }
  element('[data-entries]', root).replaceChildren(...(lines[chosen as keyof typeof lines] ?? lines.request)())
}

function sums({ weight }: Entries, lang: Lang): string {
  const [latest] = weight
  if (!latest) return ''
  const largest = Math.max(...weight.map(({ bytes }) => bytes))
  const sizes = [`${say('last', lang)} ${kilobytes(latest.bytes)}`, `${say('largest', lang)} ${kilobytes(largest)}`]
  return [`${latest.nodes} ${say('nodes', lang)}`, ...(largest > 0 ? sizes : [])].join(' · ')
}

function requestLine({ method, path, status, code, traceId, ms }: SeenRequest, lang: Lang): HTMLElement {
  const line = make('li', status >= 200 && status < 300 ? 'request' : 'request bad')
  const name = make('p', 'path', path)
  name.prepend(make('b', 'method', method))
  const facts = make('p', 'facts')
  facts.append(
    make('span', 'status', status ? String(status) : say('noAnswer', lang)),
    make('span', 'answer', code),
    make('span', 'ms', `${Math.round(ms)} ms`),
    traceId ? traceButton(traceId, lang) : make('span', '', say('noTrace', lang)),
  )
  line.append(name, facts)
  return line
}

/** A button that the script of all pages of the sandbox makes copy its text. */
function traceButton(traceId: string, lang: Lang): HTMLElement {
  const button = make('button', 'trace', traceId)
  button.title = say('copy', lang)
  button.setAttribute('aria-label', `${say('copy', lang)} ${traceId}`)
  Object.assign(button.dataset, { copy: traceId, done: say('copied', lang) })
  return button
}

function weightLine(bytes: number, nodes: number, lang: Lang): HTMLElement {
  const line = make('li', 'weight')
  if (bytes > 0) line.append(make('b', '', kilobytes(bytes)))
  line.append(make('span', '', `${nodes} ${say('nodes', lang)}`))
  return line
}
