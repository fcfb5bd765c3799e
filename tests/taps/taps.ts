import { median } from '@tests/floor/measuring'
import { textTable } from '../../config/textTable'

/** One tap on a control, and how soon it was answered, in milliseconds. */
export interface Tap {
  control: string
  ms: number
  /** Size of the first update of a mini-program, in bytes of UTF-8 JSON. */
  bytes?: number
  /** The first update was that of another page of a mini-program: what the tap waits for is the host's own change of pages. */
  opens?: boolean
}

/** The taps on one screen, and the controls that could not be measured, each with the reason. */
export interface ScreenTaps {
  screen: string
  taps: Tap[]
  missed: string[]
}

/** The longest answer, in milliseconds, and the largest first update, in bytes. */
export interface Goal {
  ms: number
  bytes?: number
}

/** Several measurements of the same screen as one: the median time and the largest update of each control. */
export function mergedTaps(runs: readonly ScreenTaps[]): Omit<ScreenTaps, 'screen'> {
  const all = runs.flatMap(({ taps }) => taps)
  const controls = [...new Set(all.map(({ control }) => control))]
  const taps = controls.map((control): Tap => {
    const its = all.filter((tap) => tap.control === control)
    const sizes = its.flatMap(({ bytes }) => bytes ?? [])
    return {
      control,
      ms: median(its.map(({ ms }) => ms)),
      ...(sizes.length > 0 && { bytes: Math.max(...sizes) }),
      ...(its.some(({ opens }) => opens) && { opens: true }),
    }
  })
  return { taps, missed: [...new Set(runs.flatMap(({ missed }) => missed))] }
}

/** The taps that count for the goal: those that another page answers do not. */
const judged = ({ taps }: ScreenTaps): Tap[] => taps.filter(({ opens }) => !opens)

const largestBy = (taps: readonly Tap[], of: (tap: Tap) => number): Tap | undefined =>
  [...taps].sort((one, other) => of(other) - of(one))[0]

const slowestOf = (taps: readonly Tap[]) => largestBy(taps, ({ ms }) => ms)
const heaviestOf = (taps: readonly Tap[]) => largestBy(taps, ({ bytes = 0 }) => bytes)

const isOver = (goal: Goal, { ms, bytes = 0 }: Tap): boolean => ms > goal.ms || bytes > (goal.bytes ?? bytes)

/** The screens with a tap over the goal, the slowest first, and a line about all taps. */
export function tapTable(host: string, screens: readonly ScreenTaps[], goal: Goal): string {
  const over = screens
    .map((one) => ({ screen: one.screen, taps: judged(one) }))
    .filter(({ taps }) => taps.some((tap) => isOver(goal, tap)))
    .sort((one, other) => (slowestOf(other.taps)?.ms ?? 0) - (slowestOf(one.taps)?.ms ?? 0))
  const rows = over.map(({ screen, taps }) => {
    const [slowest, heaviest] = [slowestOf(taps), heaviestOf(taps)]
    return [
      `${host} ${screen}`,
      ms(slowest?.ms),
      ms(median(taps.map((tap) => tap.ms))),
      slowest?.control ?? '',
      ...(goal.bytes ? [`${heaviest?.bytes}`, heaviest?.control ?? ''] : []),
    ]
  })
  const head = ['', 'slowest, ms', 'median, ms', 'control', ...(goal.bytes ? ['largest, bytes', 'control'] : [])]
  return [...(rows.length > 0 ? [textTable([head, ...rows])] : []), lineOf(host, screens, over.length, goal)].join('\n')
}

function lineOf(host: string, screens: readonly ScreenTaps[], over: number, goal: Goal): string {
  const named = screens.flatMap((one) =>
    judged(one).map((tap) => ({ ...tap, control: `${one.screen}, ${tap.control}` })),
  )
  const all = screens.flatMap(({ taps }) => taps)
  const slowest = slowestOf(named)
  const aim = [`${goal.ms} ms`, ...(goal.bytes ? [`${goal.bytes} bytes`] : [])].join(' or ')
  return [
    `${host}: ${over} of ${screens.length} screens over ${aim}`,
    `${named.length} taps, ${named.filter((tap) => isOver(goal, tap)).length} of them over`,
    ...(slowest
      ? [`median ${ms(median(named.map((tap) => tap.ms)))} ms`, `slowest ${ms(slowest.ms)} ms (${slowest.control})`]
      : []),
    ...(all.length > named.length ? [`${all.length - named.length} taps open another page`] : []),
    `${screens.flatMap(({ missed }) => missed).length} not measured`,
  ].join('; ')
}

const ms = (value = 0): string => value.toFixed(0)

/** The taps of one screen as a line, the slowest first. */
export const tapLine = (host: string, { screen, taps, missed }: ScreenTaps): string => {
  const told = [...taps].sort((one, other) => other.ms - one.ms).map((tap) => `${tap.control} ${measured(tap)}`)
  return `${host} ${screen}: ${[...told, ...missed].join(', ') || 'nothing to tap'}`
}

const measured = ({ ms: time, bytes, opens }: Tap): string =>
  `${ms(time)} ms${bytes === undefined ? '' : ` ${bytes} bytes`}${opens ? ' on another page' : ''}`
