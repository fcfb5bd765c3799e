import { act } from 'react'
import { setLanguage } from '@/i18n/language'
import { ui } from '@/i18n/zh-CN/ui'
import { ListFoot } from '@/ui/ListFoot'
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

  it('changes its words with the language', () => {
    const box = draw(<ListFoot status="ready" hasMore onRetry={jest.fn()} />)
    act(() => setLanguage('en'))
    expect(box.textContent).toBe('Load more')
  })
})
