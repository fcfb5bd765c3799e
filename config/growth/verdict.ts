import { perScreen, productScreens, limits as sizes } from '../limits'
import { textTable } from '../textTable'
import type { Host, Measured, Sizes } from './measure'

const KB = 1024

interface Limit {
  size: keyof Sizes
  what: string
  /** Bytes that one more screen may add. */
  perScreen?: number
  /** Bytes that one more screen adds at least: fewer mean that the two builds are not comparable. */
  least: number
  /** Bytes at `productScreens`. */
  whole: number
  /** What the whole should rather be; printed, not enforced. */
  aim?: number
}

const mini = (main: number): Limit[] => [
  { size: 'main', what: 'main package', perScreen: perScreen.main, least: 1, whole: main * KB },
  { size: 'total', what: 'total', least: KB, whole: sizes.total * KB, aim: sizes.totalAim * KB },
]

const limits: Record<Host, Limit[]> = {
  weapp: mini(sizes.main.weapp),
  alipay: mini(sizes.main.alipay),
  tt: mini(sizes.main.tt),
  h5: [
    {
      size: 'first',
      what: 'first load gz',
      perScreen: perScreen.firstLoad,
      least: 1,
      whole: sizes.firstLoad * KB,
    },
  ],
}

/** How many screens a build has, and how many the second one has in addition. */
export interface Screens {
  today: number
  added: number
}

/** What the added screens do to one size, in bytes. */
export interface GrowthRow {
  what: string
  before: number
  after: number
  /** Rounded up. */
  perScreen: number
  /** Size at `productScreens`, if every further screen adds as much. */
  whole: number
  limit: Limit
  /** What is wrong, with the files and modules that grew most; empty where the size is within its limits. */
  faults: string[]
}

const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((total, bytes) => total + bytes, 0)
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** The names that grew most, with their growth in bytes. */
function grownMost(before: Record<string, number>, after: Record<string, number>, count: number): string {
  const grown = Object.entries(after)
    .map(([name, bytes]) => ({ name, bytes: bytes - (before[name] ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes)
  return grown.length === 0
    ? 'none'
    : grown
        .slice(0, count)
        .map(({ name, bytes }) => `${name} +${bytes} B`)
        .join(', ')
}

function faultsOf({ perScreen, whole, limit }: Omit<GrowthRow, 'faults'>, before: Measured, after: Measured): string[] {
  if (perScreen < limit.least)
    return [
      `a screen adds ${perScreen} B, less than any screen can: the generated screens are not in the build, or dist/ has no production build: make one with npm run build:<host>`,
    ]
  const isSteep = perScreen > (limit.perScreen ?? Number.POSITIVE_INFINITY)
  return [
    ...(isSteep ? [`a screen adds ${perScreen} B, at most ${limit.perScreen} B are allowed`] : []),
    ...(whole > limit.whole ? [`${productScreens} screens need ${kb(whole)}, at most ${kb(limit.whole)} fit`] : []),
    ...(isSteep || whole > limit.whole
      ? [
          `files that grew most: ${grownMost(before.files, after.files, 5)}`,
          `modules that grew most, before minification: ${grownMost(before.modules, after.modules, 8)}`,
        ]
      : []),
  ]
}

/** Compares the sizes of a build without and with the added screens; a size that is missing from either is an error. */
export function growthRows(host: Host, before: Sizes, after: Sizes, { today, added }: Screens): GrowthRow[] {
  return limits[host].map((limit) => {
    const [old, grown] = [before[limit.size], after[limit.size]]
    if (!old || !grown) throw new Error(`${host}: the ${limit.what} was not measured`)
    const sizes = { before: sum(old.files), after: sum(grown.files) }
    const each = (sizes.after - sizes.before) / added
    const whole = sizes.before + each * Math.max(0, productScreens - today)
    const row = { what: `${host} ${limit.what}`, ...sizes, perScreen: Math.ceil(each), whole, limit }
    return { ...row, faults: faultsOf(row, old, grown) }
  })
}

/** The rows as a readable table, and under it what is wrong. */
export function growthReport(rows: readonly GrowthRow[]): string {
  const head = ['', 'what', 'today', 'grown', 'a screen', 'limit', `at ${productScreens}`, 'limit', 'aim']
  const table = rows.map(({ what, before, after, perScreen, whole, limit, faults }) => [
    faults.length === 0 ? 'ok' : 'OVER',
    what,
    kb(before),
    kb(after),
    `${perScreen} B`,
    limit.perScreen ? `${limit.perScreen} B` : '',
    kb(whole),
    kb(limit.whole),
    limit.aim ? kb(limit.aim) : '',
  ])
  return [
    textTable([head, ...table]),
    ...rows.flatMap(({ what, faults }) => faults.map((fault) => `${what}: ${fault}`)),
  ].join('\n')
}
