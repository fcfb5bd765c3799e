import { type Deferred, deferred } from '@tests/lib/deferred'
import { PagedList } from '@/request/pagedList'

jest.mock('@tarojs/taro', () => require('./fakeHost').taroModule)

interface Row {
  id: number
}

const key = (row: Row) => String(row.id)
const rowsFrom = (first: number, count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: first + at }))
const ids = (list: PagedList<Row>) => list.rows.map((row) => row.id)
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** A server with `total` rows, numbered from 1, that fails when told so; `asked` lists the pages wanted. */
function listOf(total: number, size = 10) {
  const asked: string[] = []
  const server = { fails: false, rows: rowsFrom(1, total) }
  const list = new PagedList<Row>(
    async (_, page) => {
      asked.push(`${page}/${size}`)
      if (server.fails) throw new Error('offline')
      return server.rows.slice((page - 1) * size, page * size)
    },
    { size, key },
  )
  return { list, asked, server }
}

/** A list whose answers the test settles one by one. */
function heldList() {
  const answers: Deferred<Row[]>[] = []
  const list = new PagedList<Row>(
    () => {
      const answer = deferred<Row[]>()
      answers.push(answer)
      return answer.promise
    },
    { key },
  )
  return { list, answers }
}

describe('PagedList', () => {
  it('R-61 asks for pages of 10, appends them, and fewer than 10 rows end the list', async () => {
    const { list, asked } = listOf(23)
    await list.restart()
    expect([ids(list).length, list.hasMore]).toEqual([10, true])
    await list.loadMore()
    await list.loadMore()
    expect(ids(list)).toEqual(upTo(23))
    expect(list.hasMore).toBe(false)
    await list.loadMore()
    expect(asked).toEqual(['1/10', '2/10', '3/10'])
  })

  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [11, 2],
    [20, 3],
  ])('R-61 %i rows are complete after %i pages', async (total, pages) => {
    const { list, asked } = listOf(total)
    await list.restart()
    for (let turn = 0; turn < 5; turn++) await list.loadMore()
    expect(ids(list)).toEqual(upTo(total))
    expect([asked.length, list.hasMore, list.status]).toEqual([pages, false, 'ready'])
  })

  it('takes another page size', async () => {
    const { list, asked } = listOf(5, 3)
    await list.loadMore()
    await list.loadMore()
    expect(ids(list)).toEqual(upTo(5))
    expect(asked).toEqual(['1/3', '2/3'])
  })

  it('W4 a page that fails keeps the rows and is asked for again, nothing doubled or skipped', async () => {
    const { list, asked, server } = listOf(23)
    await list.restart()
    server.fails = true
    await list.loadMore()
    await list.loadMore()
    expect([list.status, list.hasMore, ids(list)]).toEqual(['failed', true, upTo(10)])
    expect(list.error).toEqual(new Error('offline'))
    server.fails = false
    await list.loadMore()
    expect([list.status, list.error]).toEqual(['ready', undefined])
    await list.loadMore()
    expect(ids(list)).toEqual(upTo(23))
    expect(asked).toEqual(['1/10', '2/10', '2/10', '2/10', '3/10'])
  })

  it('W4 a first page that fails can be tried again', async () => {
    const { list, server } = listOf(3)
    server.fails = true
    await list.restart()
    expect([list.status, list.rows]).toEqual(['failed', []])
    server.fails = false
    await list.loadMore()
    expect(ids(list)).toEqual([1, 2, 3])
  })

  it('W4 an answer that is no list is a failure and keeps the rows', async () => {
    const answers: unknown[] = [rowsFrom(1, 10), null, rowsFrom(11, 1)]
    const list = new PagedList<Row>(async () => answers.shift() as Row[], { key })
    await list.restart()
    await list.loadMore()
    expect([list.status, ids(list)]).toEqual(['failed', upTo(10)])
    await list.loadMore()
    expect(ids(list)).toEqual(upTo(11))
  })

  it('W4 a row that moved to the next page appears once', async () => {
    const { list, server } = listOf(15)
    await list.restart()
    server.rows = [{ id: 100 }, ...server.rows]
    await list.loadMore()
    expect(ids(list)).toEqual(upTo(15))
  })

  it('W4 a row that one page holds twice appears once', async () => {
    const list = new PagedList<Row>(async () => [{ id: 1 }, { id: 1 }, { id: 2 }], { key })
    await list.restart()
    expect(ids(list)).toEqual([1, 2])
  })

  it('W4 concurrent calls ask for one page only', async () => {
    const { list, asked } = listOf(40)
    await list.restart()
    await Promise.all([list.loadMore(), list.loadMore(), list.loadMore()])
    expect(asked).toEqual(['1/10', '2/10'])
    expect(ids(list)).toEqual(upTo(20))
  })

  it('refresh keeps the old rows until the new ones are there, then goes on from page 2', async () => {
    const { list, asked, server } = listOf(30)
    await list.restart()
    await list.loadMore()
    server.rows = rowsFrom(101, 12)
    const refreshing = list.refresh()
    expect([list.status, ids(list)]).toEqual(['loading', upTo(20)])
    await refreshing
    expect(ids(list)).toEqual(rowsFrom(101, 10).map((row) => row.id))
    await list.loadMore()
    expect(ids(list)).toEqual(server.rows.map((row) => row.id))
    expect(asked).toEqual(['1/10', '2/10', '1/10', '2/10'])
  })

  it('W4 a refresh that fails keeps rows and place', async () => {
    const { list, asked, server } = listOf(30)
    await list.restart()
    server.fails = true
    await list.refresh()
    expect([list.status, ids(list)]).toEqual(['failed', upTo(10)])
    server.fails = false
    await list.loadMore()
    expect(ids(list)).toEqual(upTo(20))
    expect(asked).toEqual(['1/10', '1/10', '2/10'])
  })

  it('W4 a refresh of a complete list that fails can be tried again at its end', async () => {
    const { list, asked, server } = listOf(3)
    await list.load()
    server.fails = true
    await list.refresh()
    server.fails = false
    await list.loadMore()
    expect([list.status, ids(list), asked]).toEqual(['ready', [1, 2, 3], ['1/10', '1/10', '1/10']])
  })

  it('W4 the late answer from before a refresh is dropped, its late failure too', async () => {
    const { list, answers } = heldList()
    const first = list.restart()
    answers[0]?.resolve(rowsFrom(1, 10))
    await first
    const more = list.loadMore()
    const refresh = list.refresh()
    const again = list.refresh()
    answers[3]?.resolve(rowsFrom(51, 10))
    await again
    answers[1]?.resolve(rowsFrom(11, 10))
    answers[2]?.reject(new Error('late'))
    await Promise.all([more, refresh])
    expect([list.status, ids(list)]).toEqual(['ready', rowsFrom(51, 10).map((row) => row.id)])
  })

  it('restart empties the list at once, for another search', async () => {
    const { list, answers } = heldList()
    const first = list.restart()
    answers[0]?.resolve(rowsFrom(1, 3))
    await first
    expect(list.hasMore).toBe(false)
    void list.restart()
    expect([list.status, list.rows, list.hasMore]).toEqual(['loading', [], true])
  })

  it('load brings the first page once: rows that are there stay, and so does the place in them', async () => {
    const { list, asked, server } = listOf(30)
    await Promise.all([list.load(), list.load()])
    await list.loadMore()
    await list.load()
    expect([asked, ids(list).length]).toEqual([['1/10', '2/10'], 20])
    server.fails = true
    await list.restart()
    server.fails = false
    await list.load()
    expect([list.status, ids(list).length]).toEqual(['ready', 10])
  })

  it('a row is replaced where it stands; one that is not there changes nothing', async () => {
    const list = new PagedList<Row & { name?: string }>(async () => rowsFrom(1, 3), { key })
    await list.load()
    list.put({ id: 2, name: 'new' })
    list.put({ id: 9, name: 'stranger' })
    expect(list.rows).toEqual([{ id: 1 }, { id: 2, name: 'new' }, { id: 3 }])
  })

  it('is empty and idle before it is asked for, and its actions may be handed to a button', async () => {
    const { list } = listOf(3)
    expect([list.rows, list.status]).toEqual([[], 'idle'])
    const { loadMore } = list
    await loadMore()
    expect(ids(list)).toEqual([1, 2, 3])
  })

  it('drop of a page under way keeps the rows and is ready for the next', async () => {
    const { list, answers } = heldList()
    const first = list.restart()
    answers[0]?.resolve(rowsFrom(1, 10))
    await first
    const more = list.loadMore()
    list.drop()
    answers[1]?.resolve(rowsFrom(11, 10))
    await more
    expect([list.status, ids(list)]).toEqual(['ready', upTo(10)])
    list.drop()
    expect(list.status).toBe('ready')
  })

  it('drop of a list that failed leaves it failed', async () => {
    const { list, server } = listOf(3)
    server.fails = true
    await list.load()
    list.drop()
    expect(list.status).toBe('failed')
  })

  it('ignores answers after drop', async () => {
    const { list, answers } = heldList()
    const first = list.restart()
    list.drop()
    answers[0]?.resolve(rowsFrom(1, 3))
    await first
    expect([list.status, list.rows]).toEqual(['idle', []])
  })
})
