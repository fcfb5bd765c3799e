import { moves, openPages } from '@tests/routes/fakeNavigation'
import { clean, draw, filled } from '@tests/ui/mounted'
import { observable, runInAction } from 'mobx'
import { act } from 'react'
import { guardPages, pageCode } from '@/platform/page/pageCode'
import { PageWait } from '@/shell/PageWait'
import { OnlineContext } from '@/ui/hooks/OnlineContext'

const network = observable({ online: true })
const opened: string[] = []
let count = 0
let box: HTMLElement

/** A page whose code can be loaded with a network only; each test has pages of its own, since loaded code is kept. */
function pageOf(kind: string) {
  count += 1
  const path = `pages/${kind}-${count}/index`
  const load = () => (network.online ? Promise.resolve({}) : Promise.reject(new Error('offline')))
  guardPages([{ path, load: () => [load(), undefined, undefined] }])
  const open = () => void opened.push(path)
  return { path, arrive: { address: `/${path}`, isInPlace: false, isTab: kind === 'tab', open } }
}

async function setOnline(online: boolean): Promise<void> {
  act(() => void runInAction(() => Object.assign(network, { online })))
  await filled()
}

async function request({ arrive }: ReturnType<typeof pageOf>): Promise<void> {
  await act(async () => pageCode.arrive(arrive))
  await filled()
}

beforeEach(async () => {
  opened.length = 0
  openPages('pages/home/index')
  box = draw(
    <OnlineContext.Provider value={() => network.online}>
      <PageWait />
    </OnlineContext.Provider>,
  )
  await setOnline(false)
})
afterEach(async () => {
  clean()
  await setOnline(true)
})

describe('a page whose code does not load for lack of a network', () => {
  const told = 'toast 2000 网络不可用，请检查网络设置'

  it('is told once, and a tab opens once the network is back, without another tap', async () => {
    const tab = pageOf('tab')
    await request(tab)
    expect([moves, opened]).toEqual([[told], []])
    await setOnline(true)
    expect([moves, opened]).toEqual([[told], [tab.path]])
    await setOnline(false)
    await setOnline(true)
    expect(opened).toEqual([tab.path])
  })

  it('does not open where another page, which is loaded, has been opened meanwhile', async () => {
    const [tab, other] = [pageOf('tab'), pageOf('page')]
    await setOnline(true)
    await request(other)
    await setOnline(false)
    await request(tab)
    await request(other)
    await setOnline(true)
    expect(opened).toEqual([other.path, other.path])
  })

  it('does not open by itself where it would cover the page that is read', async () => {
    await request(pageOf('page'))
    await setOnline(true)
    expect([moves, opened]).toEqual([[told], []])
  })

  it('fills an empty screen with a retry, and opens once the network is back', async () => {
    openPages()
    const page = pageOf('page')
    await request(page)
    expect([moves, box.textContent]).toEqual([[], '网络不可用，请检查网络设置重试'])
    await setOnline(true)
    expect([opened, box.textContent]).toEqual([[page.path], ''])
  })
})
