import { clean, draw, filled } from '@tests/ui/mounted'
import { observable, runInAction } from 'mobx'
import { act } from 'react'
import { ui } from '@/i18n/ui'
import { ApiError } from '@/request/errors'
import { PagedList } from '@/request/pagedList'
import { ListBody } from '@/shell/list/ListBody'
import { OnlineContext } from '@/ui/hooks/OnlineContext'

const network = observable({ online: true })
const setOnline = async (online: boolean) => {
  act(() => void runInAction(() => Object.assign(network, { online })))
  await filled()
}

afterEach(async () => {
  clean()
  await setOnline(true)
})

/** A list of two pages on the screen, which cannot be read without a network; `asked` are the pages wanted. */
async function shown() {
  const asked: number[] = []
  const list = new PagedList<string>(
    async (_, page) => {
      asked.push(page)
      if (!network.online) throw new ApiError({ kind: 'offline', traceId: '20261120101010123456' })
      return Array.from({ length: page === 1 ? 10 : 3 }, (_row, at) => `row ${page}-${at}`)
    },
    { key: (row) => row },
  )
  const box = draw(
    <OnlineContext.Provider value={() => network.online}>
      <ListBody list={list} keyOf={(row) => row} render={(row) => <i>{row}</i>} empty="nothing" />
    </OnlineContext.Provider>,
  )
  const during = async (change: () => Promise<void>) => {
    await act(change)
    await filled()
  }
  return { list, box, asked, during }
}

describe('an endless list on the screen', () => {
  it('W4 goes on by itself once the network is back, where its next page has failed without one', async () => {
    const { list, box, asked, during } = await shown()
    await during(list.load)
    await setOnline(false)
    await during(list.loadMore)
    expect([list.rows.length, box.textContent?.includes(ui.list.failed)]).toEqual([10, true])
    await setOnline(true)
    expect(asked).toEqual([1, 2, 2])
    expect([list.status, list.rows.length]).toEqual(['ready', 13])
    expect(box.textContent).toContain(ui.list.end)
    await setOnline(false)
    await setOnline(true)
    expect(asked).toEqual([1, 2, 2])
  })

  it('W4 loads its first page by itself once the network is back', async () => {
    const { list, asked, during } = await shown()
    await setOnline(false)
    await during(list.load)
    expect(list.status).toBe('failed')
    await setOnline(true)
    expect([asked, list.status, list.rows.length]).toEqual([[1, 1], 'ready', 10])
  })

  it('W4 does not ask again while the network is still lost', async () => {
    const { list, asked, during } = await shown()
    await setOnline(false)
    await during(list.load)
    await during(list.load)
    expect(asked).toEqual([1, 1])
  })
})
