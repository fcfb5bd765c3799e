import type { WatchHeights } from '@/platform/page/ports'

type Ready = (results: ({ height: number }[] | null)[]) => void

const mockUpdates: (() => void)[] = []
const mockAnswers: Ready[] = []
const mockSelected: string[] = []
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    nextTick: (done: () => void) => mockUpdates.push(done),
    createSelectorQuery: () => {
      // Alipay passes results only to `exec`.
      const query = {
        selectAll: (selector: string) => {
          mockSelected.push(selector)
          return { boundingClientRect: () => query }
        },
        exec: (ready: Ready) => mockAnswers.push(ready),
      }
      return query
    },
  },
}))
const mini: WatchHeights = jest.requireActual('../../src/platform/page/measure.ts').watchHeights
const h5: WatchHeights = jest.requireActual('../../src/platform/page/measure.h5.ts').watchHeights

const heights: (readonly number[])[] = []
const note = (measured: readonly number[]) => void heights.push(measured)
beforeEach(() => {
  for (const list of [mockUpdates, mockAnswers, mockSelected, heights]) list.length = 0
})

describe('heights of elements in a mini-program', () => {
  const draw = () => mockUpdates.forEach((done) => void done())
  const answer: Ready = (results) => mockAnswers.forEach((ready) => void ready(results))

  it('are queried by class once the view is rendered', () => {
    mini('row-1', note)
    expect(mockSelected).toEqual([])
    draw()
    expect(mockSelected).toEqual(['.row-1'])
    answer([[{ height: 10 }, { height: 20 }]])
    expect(heights).toEqual([[10, 20]])
  })

  it('are not reported where the host finds no element', () => {
    mini('row-1', note)
    draw()
    answer([null])
    expect(heights).toStrictEqual([[]])
  })

  it('are not reported after the end of the measurement', () => {
    const endEarly = mini('row-1', note)
    endEarly()
    draw()
    expect(mockSelected).toEqual([])
    const endLate = mini('row-2', note)
    draw()
    endLate()
    answer([[{ height: 10 }]])
    expect(heights).toEqual([])
  })
})

describe('heights of elements in a browser', () => {
  const rowsOf = (...sizes: number[]) => sizes.map((height) => ({ getBoundingClientRect: () => ({ height }) }))
  let rows = rowsOf()
  let resize: (() => void) | undefined
  const global = globalThis as { document?: unknown; window?: unknown; ResizeObserver?: unknown }
  beforeEach(() => {
    resize = undefined
    global.document = { getElementsByClassName: () => rows }
    global.window = global
    global.ResizeObserver = class {
      constructor(private readonly changed: () => void) {}
      observe(element: unknown) {
        if (element === rows[1]) resize = this.changed
      }
      disconnect() {
        resize = undefined
      }
    }
  })
  afterEach(() => {
    for (const name of ['document', 'window', 'ResizeObserver'] as const) delete global[name]
  })

  it('are reported when the elements get a size and again when it changes, until the end of the measurement', () => {
    rows = rowsOf(10, 20)
    const end = h5('row-1', note)
    resize?.()
    rows.splice(0, 2, ...rowsOf(15, 25))
    resize?.()
    expect(heights).toEqual([
      [10, 20],
      [15, 25],
    ])
    end()
    expect(resize).toBeUndefined()
  })

  it('are reported once by a browser without ResizeObserver', () => {
    delete global.ResizeObserver
    rows = rowsOf(10)
    h5('row-1', note)
    expect(heights).toEqual([[10]])
  })
})
