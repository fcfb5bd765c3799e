import { sent, settled } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { screens } from '@tests/screens'
import { openScreen, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { clean } from '@tests/ui/mounted'
import { act, type FunctionComponent } from 'react'
import { config } from '@/domain/remoteConfig/config'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { allRoutes } from '@/routes'
import reads from './reads.json'

/** `SCREENS_AREA=wallet` leaves the screens of other areas out, for a run that plays the mutants of one. */
const { SCREENS_AREA } = process.env
const areas = new Map<string, string>(allRoutes.map(({ path, area }) => [path, area]))
const samples = screens
  .filter(({ path }) => !SCREENS_AREA || areas.get(path) === SCREENS_AREA)
  .map(({ path, query = '' }): [string, string] => [path, query])

const pageOf = (path: string) => (jest.requireActual(`../../src/${path}`) as { default: FunctionComponent }).default
const open = (path: string, query: string) =>
  openScreen(pageOf(path), path, Object.fromEntries(new URLSearchParams(query)))

const answered = new WeakSet<object>()

/** Answers all that is asked for with something that is no answer, until nothing more is asked for; answers which calls these were. */
async function failAll(): Promise<string[]> {
  const paths: string[] = []
  for (;;) {
    await settle()
    const waiting = sent.filter((call) => !answered.has(call))
    if (waiting.length === 0) return [...new Set(paths)].sort()
    await act(async () => {
      for (const call of waiting) {
        answered.add(call)
        paths.push(call.url.replace(/\?.*/, ''))
        await call.answer('<html>')
      }
      await settled()
    })
  }
}

const shared = setUpScreens()
// It is asked for once, by whichever screen is the first.
beforeEach(async () => {
  config.ask()
  await failAll()
  sent.length = 0
})

it.each(samples)(
  'what %s reads: when it opens, when the customer is back, when they pull down',
  async (path, query) => {
    open(path, query)
    const first = await failAll()
    happen('hide')
    happen('show')
    const again = await failAll()
    happen('pull')
    const pulled = await failAll()
    const marks = [...new Set([...first, ...again, ...pulled])]
      .sort()
      .map((call) => [
        call,
        [
          ...(first.includes(call) ? ['opens'] : []),
          ...(again.includes(call) ? ['is back'] : []),
          ...(pulled.includes(call) ? ['pulls'] : []),
        ].join(', '),
      ])
    // A difference names the file in which the reads of a new screen are written by hand.
    const kept = (reads as Record<string, object>)[path]
    expect({ 'tests/screens/reads.json': Object.fromEntries(marks) }).toEqual({ 'tests/screens/reads.json': kept })
  },
)

describe('a closed screen', () => {
  /** What was kept since, in what was made since `watch`. */
  const kept: unknown[] = []
  beforeEach(() => {
    for (const prototype of [Loadable.prototype, PagedList.prototype]) {
      const fail = Reflect.get(prototype, 'fail') as (error: unknown) => void
      jest.spyOn(prototype as unknown as { fail(error: unknown): void }, 'fail').mockImplementation(function (
        this: object,
        error,
      ) {
        kept.push(error)
        fail.call(this, error)
      })
    }
  })
  afterEach(() => void jest.restoreAllMocks())

  it.each(samples)('%s keeps no late answer, tells nothing and leads nowhere', async (path, query) => {
    open(path, query)
    await settle()
    clean()
    kept.length = 0
    moves.length = 0
    await failAll()
    expect({ kept, told: shared.app.shown, moves }).toEqual({ kept: [], told: [], moves: [] })
  })
})
