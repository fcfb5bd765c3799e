import type { Change } from './change'

/** Changes of one meaning, under what they mean. */
export interface Section {
  title: string
  changes: readonly Change[]
}

const isAdditive = ({ server, olderApp }: Change): boolean =>
  server !== 'breaking' && olderApp !== 'breaking' && (server === 'additive' || olderApp === 'additive')

/** The changes by what they mean; one that breaks both sides is listed for each. A section may be empty. */
export const sectionsOf = (changes: readonly Change[], version: string): Section[] => [
  {
    title: `breaking for a server of ${version}`,
    changes: changes.filter(({ server }) => server === 'breaking'),
  },
  {
    title: `breaking for an app of ${version}`,
    changes: changes.filter(({ olderApp }) => olderApp === 'breaking'),
  },
  { title: 'additive', changes: changes.filter(isAdditive) },
  {
    title: 'not on the wire',
    changes: changes.filter(({ server, olderApp }) => server === 'neither' && olderApp === 'neither'),
  },
]

/** Changes that several calls share with one of their types, as one. */
interface Row {
  of: string[]
  what: string
}

function rowsOf(changes: readonly Change[]): Row[] {
  const rows = new Map<string, Row>()
  for (const change of changes) {
    const { of, what, within } = change
    const key = within ? `${within} ${withoutPath(what)}` : `${of} ${what}`
    const row = rows.get(key)
    if (row) row.of.push(of)
    else rows.set(key, { of: [of], what: within ? `${what} (${within})` : what })
  }
  return [...rows.values()]
}

/** The words of a change without the way from the call's data to the field, which is another one in each call. */
const withoutPath = (what: string): string => what.replace(/^(request|answer): \S+/, '$1')

/** The list of changes for people; each change of a shared type is one line with all of its calls. */
export function listed(changes: readonly Change[], version: string): string[] {
  if (changes.length === 0) return [`no change since ${version}`]
  return sectionsOf(changes, version)
    .filter((section) => section.changes.length > 0)
    .flatMap(({ title, changes: own }) => {
      const rows = rowsOf(own)
      return [`${title} (${rows.length}):`, ...rows.map(({ of, what }) => `  ${[...new Set(of)].join(', ')}: ${what}`)]
    })
}
