import { type BudgetRow, filesOf, inKb, mainFiles, sizeOf } from './budgets'

/** What to do about a row that is over its limit, by the beginning of its name behind the host's. */
const advice: readonly [name: RegExp, what: string][] = [
  [
    /main package$/,
    'import what only sub-packages need from their screens alone; .cache/modules-<host>.json lists the modules',
  ],
  [/largest sub-package/, 'give a group of its screens a folder of their own, which is a sub-package'],
  [/fetched ahead by/, 'name fewer packages in nextOf of src/app.config.ts'],
  [/total$/, 'code that many sub-packages share is copied into each: group them, or let main have it'],
  [
    /scripts gz$/,
    'load what the first content does not need by import(), after it; .cache/modules-h5.json lists the modules',
  ],
  [/index\.html gz$/, 'preload fewer scripts (config/pagePreloads.js), or move an inline script into the entry'],
  [/styles gz$/, 'import a style sheet in the component that needs it, not in app.scss'],
  [/further page/, 'load what the page shows later by import()'],
]

/** One line for each row over its limit: by how much, the largest files of its build, and what to do. Empty where all fit. */
export function overLimit(rows: readonly BudgetRow[], dirOf: (host: string) => string): string[] {
  return rows
    .filter(({ ok }) => !ok)
    .flatMap(({ what, bytes, limit }) => {
      const [, todo] = advice.find(([name]) => name.test(what)) ?? []
      if (!todo) return []
      const host = what.split(' ')[0]?.toLowerCase() ?? ''
      return [
        `${what} is ${inKb(bytes - limit)} over its limit (largest files: ${largest(dirOf(host), what)}): ${todo}`,
      ]
    })
}

const largest = (dir: string, what: string): string =>
  (what.endsWith('main package') ? mainFiles(dir) : filesOf(dir))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => ({ file, bytes: sizeOf(dir, file) }))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 4)
    .map(({ file, bytes }) => `${file} ${inKb(bytes)}`)
    .join(', ')
