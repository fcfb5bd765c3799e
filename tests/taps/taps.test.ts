import { mergedTaps, type ScreenTaps, type Tap, tapLine, tapTable } from './taps'

const screen = (name: string, taps: Tap[], missed: string[] = []): ScreenTaps => ({ screen: name, taps, missed })

describe('several measurements of a screen', () => {
  it('are the median time and the largest update of each control', () => {
    const runs = [90, 10, 30].map((ms, at) => screen('home', [{ control: 'tab A', ms, bytes: 100 + at }]))
    expect(mergedTaps(runs)).toEqual({ taps: [{ control: 'tab A', ms: 30, bytes: 102 }], missed: [] })
  })

  it('keep what only some of them found, and name once what could not be measured', () => {
    const runs = [
      screen('home', [{ control: 'tab A', ms: 10, opens: true }], ['link B is covered']),
      screen('home', [{ control: 'tab C', ms: 20 }], ['link B is covered']),
    ]
    expect(mergedTaps(runs)).toEqual({
      taps: [
        { control: 'tab A', ms: 10, opens: true },
        { control: 'tab C', ms: 20 },
      ],
      missed: ['link B is covered'],
    })
  })
})

describe('the table of taps', () => {
  it('lists the screens over the goal, the slowest first, and then all taps in a line', () => {
    const quick = screen('home', [{ control: 'tab A', ms: 200 }], ['link B is covered'])
    const slow = screen('mall', [
      { control: 'tab C', ms: 201 },
      { control: 'tab D', ms: 101 },
    ])
    const slowest = screen('my', [{ control: 'tab E', ms: 400 }])
    const lines = tapTable('h5', [quick, slow, slowest], { ms: 200 }).split('\n')
    expect(lines[1]).toMatch(/^h5 my +400 +400 +tab E$/)
    expect(lines[2]).toMatch(/^h5 mall +201 +151 +tab C$/)
    expect(lines[3]).toBe(
      'h5: 2 of 3 screens over 200 ms; 4 taps, 2 of them over; median 201 ms; slowest 400 ms (my, tab E); 1 not measured',
    )
  })

  it('judges the size of an update, too, and no tap that another page answers', () => {
    const heavy = screen('my', [
      { control: 'tab A', ms: 20, bytes: 100 },
      { control: 'tab B', ms: 10, bytes: 2049 },
      { control: 'tab C', ms: 900, bytes: 9000, opens: true },
    ])
    const lines = tapTable('weapp', [heavy], { ms: 50, bytes: 2048 }).split('\n')
    expect(lines[1]).toMatch(/^weapp my +20 +15 +tab A +2049 +tab B$/)
    expect(lines[2]).toMatch(
      /^weapp: 1 of 1 screens over 50 ms or 2048 bytes; 2 taps, 1 of them over; .+; 1 taps open another page; 0 not measured$/,
    )
  })

  it('is the line alone where no screen is over the goal', () => {
    expect(tapTable('h5', [screen('home', [])], { ms: 200 })).toBe(
      'h5: 0 of 1 screens over 200 ms; 0 taps, 0 of them over; 0 not measured',
    )
  })
})

describe('the line of a screen', () => {
  it('names its taps, the slowest first, and what could not be measured', () => {
    const taps = [
      { control: 'tab A', ms: 12.4, bytes: 56 },
      { control: 'tab B', ms: 300, bytes: 900, opens: true },
    ]
    expect(tapLine('weapp', screen('home', taps, ['link C is covered']))).toBe(
      'weapp home: tab B 300 ms 900 bytes on another page, tab A 12 ms 56 bytes, link C is covered',
    )
    expect(tapLine('h5', screen('home', []))).toBe('h5 home: nothing to tap')
  })
})
