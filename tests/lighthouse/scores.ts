import { median, timesFloor } from '@tests/floor/measuring'
import { textTable } from '../../config/textTable'

/** The part of a Lighthouse result that is read here. */
export interface LighthouseResult {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

/** One measured visit: the score of 100, times in milliseconds, the shift without a unit. */
export interface Visit {
  score: number
  largestPaint: number
  blocking: number
  shift: number
  firstPaint: number
  /** Speed of the machine during the run; a phone of the middle class has about 400 to 1 300. */
  benchmark: number
  /** Tasks of more than 50 ms, the longest first. */
  longTasks: { url: string; ms: number }[]
}

/** How far a screen may be from the floor. */
const aims = { firstPaint: 0.8, blocking: 100, shift: 0.01 }

/** Reads one visit; throws where Lighthouse could not measure. */
export function visitOf(name: string, { categories, audits, environment, runtimeError }: LighthouseResult): Visit {
  const score = categories.performance?.score
  if (score === null || score === undefined) throw new Error(`${name}: ${runtimeError?.message ?? 'no score'}`)
  const number = (audit: string): number => {
    const value = audits[audit]?.numericValue
    if (value === undefined) throw new Error(`${name}: Lighthouse did not measure ${audit}`)
    return value
  }
  const { items = [] } = (audits['long-tasks']?.details ?? {}) as { items?: { url: string; duration: number }[] }
  return {
    score: Math.round(score * 100),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    firstPaint: number('first-contentful-paint'),
    benchmark: environment.benchmarkIndex,
    longTasks: items
      .map(({ url, duration }) => ({ url: url.replace(/^https?:\/\/[^/]+/, ''), ms: duration }))
      .sort((one, other) => other.ms - one.ms),
  }
}

/** A screen beside the floor, as medians. */
export interface Comparison extends Omit<Visit, 'longTasks'> {
  /** First and largest paint as multiples of the floor's. */
  firstPaintRatio: number
  largestPaintRatio: number
  /** Blocking time above the floor's, in milliseconds. */
  blockingAbove: number
  /** Aims that are missed. */
  missed: string[]
}

/**
 * Compares the visits of a screen with those of the floor in the same run.
 * @param largestPaintAim the largest paint that the screen may have, as a multiple of the floor's
 */
export function compared(visits: readonly Visit[], floor: readonly Visit[], largestPaintAim: number): Comparison {
  const middle = (key: keyof Omit<Visit, 'longTasks'>, of = visits) => median(of.map((visit) => visit[key]))
  const firstPaintRatio = middle('firstPaint') / middle('firstPaint', floor)
  const largestPaintRatio = middle('largestPaint') / middle('largestPaint', floor)
  const blockingAbove = middle('blocking') - middle('blocking', floor)
  const shift = middle('shift')
  return {
    score: middle('score'),
    largestPaint: middle('largestPaint'),
    blocking: middle('blocking'),
    shift,
    firstPaint: middle('firstPaint'),
    benchmark: middle('benchmark'),
    firstPaintRatio,
    largestPaintRatio,
    blockingAbove,
    missed: [
      ...(firstPaintRatio > aims.firstPaint ? [`first paint over ${aims.firstPaint} × the floor’s`] : []),
      ...(largestPaintRatio > largestPaintAim ? [`largest paint over ${largestPaintAim} × the floor’s`] : []),
      ...(blockingAbove > aims.blocking ? [`blocking time over the floor’s + ${aims.blocking} ms`] : []),
      ...(shift > aims.shift ? [`layout shift over ${aims.shift}`] : []),
    ],
  }
}

/** One visit as a line. */
export const visitLine = (name: string, { longTasks, ...visit }: Visit): string =>
  `${name.padEnd(14)} score ${visit.score}, largest paint ${visit.largestPaint.toFixed(0)} ms, blocking ${visit.blocking.toFixed(0)} ms, ` +
  `shift ${visit.shift.toFixed(3)}, first paint ${visit.firstPaint.toFixed(0)} ms, benchmark ${visit.benchmark.toFixed(0)}, ` +
  `long tasks ${
    longTasks
      .slice(0, 3)
      .map(({ url, ms }) => `${url || '(page)'} ${ms.toFixed(0)}`)
      .join(', ') || 'none'
  }`

/** The medians of all screens with the floor's and what is missed. */
export function scoreTable(screens: Record<string, Comparison>): string {
  const { floor } = screens
  if (!floor) throw new Error('the screens were measured without the floor')
  const rows = Object.entries(screens).map(([name, one]) => [
    name,
    one.score.toFixed(0),
    `${one.largestPaint.toFixed(0)} (${timesFloor(one.largestPaint, floor.largestPaint)})`,
    `${one.blocking.toFixed(0)} (${one.blockingAbove < 0 ? '−' : '+'}${Math.abs(one.blockingAbove).toFixed(0)})`,
    one.shift.toFixed(3),
    `${one.firstPaint.toFixed(0)} (${timesFloor(one.firstPaint, floor.firstPaint)})`,
    one.benchmark.toFixed(0),
    one === floor ? '' : one.missed.join('; '),
  ])
  const head = [
    '',
    'score',
    'largest paint, ms',
    'blocking, ms',
    'shift',
    'first paint, ms',
    'benchmark',
    'missed aims',
  ]
  return textTable([head, ...rows])
}
