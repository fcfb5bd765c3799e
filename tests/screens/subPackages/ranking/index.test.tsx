import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { type RankingRow, ranking } from '@/contract/activity/invite'
import { ranking as words } from '@/i18n/ranking'
import Ranking from '@/subPackages/ranking/index'

const row = (rankId: string, place: number, more: Partial<RankingRow> = {}): RankingRow => ({
  rankId,
  place,
  name: `${rankId}*`,
  imgUrl: '',
  friends: 9,
  isOwn: false,
  ...more,
})

const screen = screenTest(Ranking, 'subPackages/ranking/index')

async function open(rows: RankingRow[], own?: RankingRow): Promise<void> {
  screen.open()
  await serve(ranking, ok({ ranking: rows, own }))
}

it('shows ties at one place, and the customer’s own place also where it is not in the list', async () => {
  await open([row('a', 1), row('b', 1), row('c', 3)], row('z', 27, { isOwn: true, friends: 1 }))
  const places = [...box.querySelectorAll('.rank-row-place')].map(({ textContent }) => textContent)
  expect(places).toEqual(['1', '1', '3'])
  expect(box.querySelector('.own-place')?.textContent).toContain(words.place(27))
  expect(box.querySelector('.is-own')).toBeNull()
})

it('marks the customer’s own row in the list', async () => {
  const own = row('me', 2, { isOwn: true })
  await open([row('a', 1), own], own)
  expect(box.querySelector('.rank-row.is-own')?.textContent).toContain(words.own)
})

it('a customer without friends is told what it takes, and led to inviting', async () => {
  await open([row('a', 1)])
  expect(box.querySelector('.own-place')?.textContent).toContain(words.ownNone)
  tap(box.querySelector('#ranking-invite'))
  expect(moves).toEqual(['navigateTo /subPackages/red-packets/index'])
})

it('reads a period once its tab is opened, and keeps the others', async () => {
  await open([row('a', 1)])
  const tabs = [...box.querySelectorAll('[role=tab]')]
  tap(tabs[2] ?? null)
  await serve(ranking, ok({ ranking: [] }))
  expect(box.textContent).toContain(words.empty)
  tap(tabs[0] ?? null)
  expect(box.textContent).toContain('a*')
  expect(callsTo(ranking).map(argsOf)).toEqual([{ period: 'all' }, { period: 'week' }])
})

it('R-44 a period that fails says so in its place, with a retry', async () => {
  screen.open()
  await serve(ranking, refusal('BUSY', 'busy now'))
  expect(box.querySelector('.failed-state')?.textContent).toContain('busy now')
  expect(box.querySelectorAll('[role=tab]')).toHaveLength(3)
})
