import { compared, type LighthouseResult, scoreTable, type Visit, visitOf } from './scores'

const result = (change: Partial<LighthouseResult> = {}): LighthouseResult => ({
  categories: { performance: { score: 0.776 } },
  audits: {
    'largest-contentful-paint': { numericValue: 3000 },
    'total-blocking-time': { numericValue: 500 },
    'cumulative-layout-shift': { numericValue: 0.02 },
    'first-contentful-paint': { numericValue: 900 },
    'long-tasks': {
      details: {
        items: [
          { url: 'http://127.0.0.1:1/js/app.js', duration: 60 },
          { url: 'http://127.0.0.1:1/js/vendors.js', duration: 200 },
        ],
      },
    },
  },
  environment: { benchmarkIndex: 1700 },
  ...change,
})

const visit = (change: Partial<Visit>): Visit => ({ ...visitOf('home', result()), ...change })
const floor = [visit({ largestPaint: 2000, firstPaint: 1000, blocking: 100, shift: 0 })]

describe('a visit of Lighthouse', () => {
  it('has the score, the times, the speed of the machine and the long tasks by script', () => {
    expect(visitOf('home', result())).toEqual({
      score: 78,
      largestPaint: 3000,
      blocking: 500,
      shift: 0.02,
      firstPaint: 900,
      benchmark: 1700,
      longTasks: [
        { url: '/js/vendors.js', ms: 200 },
        { url: '/js/app.js', ms: 60 },
      ],
    })
  })

  it('that could not be measured is an error with its reason', () => {
    const failed = { categories: { performance: { score: null } }, runtimeError: { message: 'no paint' } }
    expect(() => visitOf('home', result(failed))).toThrow('home: no paint')
    expect(() => visitOf('home', result({ audits: {} }))).toThrow('home: Lighthouse did not measure largest-content')
  })
})

describe('a screen beside the floor', () => {
  const allowed = { firstPaint: 800, largestPaint: 2600, blocking: 200, shift: 0.01 }

  it('misses no aim at 0.8 × the first paint, its own × the largest, 100 ms more blocking and a shift of 0.01', () => {
    expect(compared([visit(allowed)], floor, 1.3).missed).toEqual([])
  })

  it.each<[Partial<Visit>, string]>([
    [{ firstPaint: 801 }, 'first paint over 0.8 × the floor’s'],
    [{ largestPaint: 2601 }, 'largest paint over 1.3 × the floor’s'],
    [{ blocking: 201 }, 'blocking time over the floor’s + 100 ms'],
    [{ shift: 0.011 }, 'layout shift over 0.01'],
  ])('misses the aim with %p', (change, expected) => {
    expect(compared([visit({ ...allowed, ...change })], floor, 1.3).missed).toEqual([expected])
  })

  it('is the median of its visits', () => {
    const visits = [visit({ largestPaint: 9000 }), visit({ largestPaint: 3000 }), visit({ largestPaint: 1000 })]
    expect(compared(visits, floor, 1)).toMatchObject({ largestPaint: 3000, largestPaintRatio: 1.5, blockingAbove: 400 })
  })

  it('is a line of the table', () => {
    const lines = scoreTable({ floor: compared(floor, floor, 1), home: compared([visit({})], floor, 1) }).split('\n')
    expect(lines[2]).toMatch(
      /^home +78 +3000 \(1\.50 ×\) +500 \(\+400\) +0\.020 +900 \(0\.90 ×\) +1700 +first paint over/,
    )
    expect(() => scoreTable({})).toThrow('without the floor')
  })
})
