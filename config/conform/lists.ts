import type { Call } from './calls'
import type { Finding } from './check'
import type { Person, Prober } from './prober'
import { type Definitions, requestData } from './requestData'
import type { Sent } from './startApp'

/** Rows of one page: a page with fewer of them ends a list. */
const pageSize = 10

type Rows = readonly unknown[]

/** Follows every list that is read page by page to its end. */
export async function probeLists(prober: Prober, person: Person): Promise<void> {
  for (const call of prober.calls.filter((one) => isPaged(one, prober.definitions) && prober.isWanted(one))) {
    const made = requestData(call.name, call.request, prober.definitions, prober.known)
    if ('missing' in made) continue
    await probeList(prober, call, made.data, person)
  }
}

const isPaged = ({ request, endpoint }: Call, definitions: Definitions): boolean =>
  endpoint.kind === 'read' &&
  'page' in ((definitions[request] as { properties?: object } | undefined)?.properties ?? {})

async function probeList(prober: Prober, call: Call, data: object, person: Person): Promise<void> {
  const pages: Rows[] = []
  let sent: Sent = { exchanges: [] }
  let finding: Finding | undefined
  while (!finding) {
    sent = await prober.send({ call, data: { ...data, page: pages.length + 1 }, person })
    const rows = rowsOf(sent.value)
    // What is wrong with the answer itself is found where the call is read.
    if (!rows && pages.length === 0) return
    finding = rows ? pageProblem(pages, rows) : lostPage(pages, sent)
    if (!rows || rows.length === 0) break
    pages.push(rows)
    if (pages.length > prober.options.pages) finding ??= endless(prober.options.pages)
  }
  prober.add(
    call,
    `follow the list ${call.area}.${call.name} to its end as a ${person.name}`,
    finding ? [finding] : [],
    sent,
  )
}

/** The one list among the fields of an answer. */
const rowsOf = (value: unknown): Rows | undefined =>
  Object.values(value ?? {}).find((one): one is Rows => Array.isArray(one))

/** What is wrong with a page, after those before it. */
export function pageProblem(before: readonly Rows[], rows: Rows): Finding | undefined {
  if (rows.length === 0) return undefined
  const text = JSON.stringify(rows)
  const same = before.findIndex((page) => JSON.stringify(page) === text)
  const number = before.length + 1
  if (same >= 0)
    return {
      found: `an endless list: page ${number} has the rows of page ${same + 1} again`,
      shows: 'the list loads on at its end, and nothing is added',
    }
  const last = before.at(-1)
  if (last && last.length < pageSize)
    return {
      found: `page ${number - 1} has ${last.length} rows, and page ${number} has more: a page with fewer than ${pageSize} rows is the last`,
      shows: `the rows of the first ${number - 1} pages alone`,
    }
  return undefined
}

/** A page beyond the first that could not be read; after a short page the app asks for none. */
function lostPage(before: readonly Rows[], { failure }: Sent): Finding | undefined {
  if (!failure || (before.at(-1)?.length ?? 0) < pageSize) return undefined
  return { found: `page ${before.length + 1} cannot be read`, shows: `"${failure.shown}" below the rows` }
}

const endless = (pages: number): Finding => ({
  found: `an endless list: no end within ${pages} pages; if it is that long, say so with --pages=<count>`,
  shows: 'the list loads on and on',
})
