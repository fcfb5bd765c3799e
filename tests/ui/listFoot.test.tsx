import { observable, runInAction } from 'mobx'
import { act } from 'react'
import { setLanguage } from '@/i18n/language'
import { ui } from '@/i18n/ui'
import { OnlineContext } from '@/ui/hooks/OnlineContext'
import { ListFoot } from '@/ui/list/ListFoot'
import { clean, draw, tap } from './mounted'

afterEach(() => {
  clean()
  setLanguage('zh-CN')
})

describe('the foot of an endless list', () => {
  it.each([
    ['loading', true, ui.list.loading, 0],
    ['ready', true, ui.list.more, 1],
    ['ready', false, ui.list.end, 0],
    ['failed', true, ui.list.failed, 1],
  ] as const)('with status %s and hasMore %s says “%s”', (status, hasMore, text, asked) => {
    const onRetry = jest.fn()
    const box = draw(<ListFoot status={status} hasMore={hasMore} onRetry={onRetry} />)
    expect(box.textContent).toBe(text)
    tap(box.querySelector('.list-foot-line'))
    expect(onRetry).toHaveBeenCalledTimes(asked)
  })

  it('shows the text of the screen after the last row', () => {
    const box = draw(<ListFoot status="ready" hasMore={false} end="No more orders" onRetry={jest.fn()} />)
    expect(box.textContent).toBe('No more orders')
  })

  it('W4 a page that failed while the network was lost is loaded again once it is back, once', () => {
    const network = observable({ online: false })
    const setOnline = (online: boolean) => act(() => void runInAction(() => Object.assign(network, { online })))
    const onRetry = jest.fn()
    const show = (status: 'failed' | 'loading') =>
      draw(
        <OnlineContext.Provider value={() => network.online}>
          <ListFoot status={status} hasMore onRetry={onRetry} />
        </OnlineContext.Provider>,
      )
    show('failed')
    expect(onRetry).not.toHaveBeenCalled()
    setOnline(true)
    expect(onRetry).toHaveBeenCalledTimes(1)
    setOnline(false)
    show('loading')
    setOnline(true)
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('changes its words with the language', () => {
    const box = draw(<ListFoot status="ready" hasMore onRetry={jest.fn()} />)
    act(() => setLanguage('en'))
    expect(box.textContent).toBe('Load more')
  })
})
