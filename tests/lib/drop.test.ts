import { makeAutoObservable, observable } from 'mobx'
import { drop, dropAll } from '@/lib/drop'

/** Stands for a call in progress. */
class Load {
  readonly drop = jest.fn()
}

class Part {
  readonly page = new Load()

  constructor() {
    makeAutoObservable(this)
  }
}

class Screen {
  readonly part = new Part()
  readonly rows = [new Load(), new Load()]
  readonly tabs = { used: new Load(), open: new Load() }
  readonly prices = observable.map([['1', new Load()]], { deep: false })
  readonly answer = { text: 'x', nothing: null }
  readonly foreign = new (class {
    readonly page = new Load()
  })()
  whole: unknown = undefined

  /** A method of a store, unlike the one of a map. */
  values(): string[] {
    return []
  }

  constructor() {
    makeAutoObservable(this, { rows: false, tabs: false, prices: false })
    this.whole = this
  }
}

class Timed {
  stops = 0
  readonly page = new Load()

  drop(): void {
    this.stops++
    dropAll(this)
  }
}

const callsOf = ({ part, rows, tabs, prices }: Screen) =>
  [part.page, ...rows, tabs.used, tabs.open, ...prices.values()].map((one) => one.drop.mock.calls.length)

describe('the end of a store', () => {
  it('U3 drops each store in its fields, in lists, tables and maps of them, once', () => {
    const screen = new Screen()
    drop(screen)
    expect(callsOf(screen)).toEqual([1, 1, 1, 1, 1, 1])
    expect(screen.foreign.page.drop).not.toHaveBeenCalled()
  })

  it('U3 is its own where it has one, which drops the stores in its fields as well', () => {
    const timed = new Timed()
    drop(timed)
    expect([timed.stops, timed.page.drop.mock.calls.length]).toEqual([1, 1])
    drop({ timed })
    expect([timed.stops, timed.page.drop.mock.calls.length]).toEqual([2, 2])
  })
})
