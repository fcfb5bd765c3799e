import { ListFoot } from '@/ui/ListFoot'
import { clean, draw, tap } from './mounted'

afterEach(clean)

const texts = { loading: 'Loading', more: 'Load more', end: 'The end', failed: 'Try again' }

describe('the foot of an endless list', () => {
  it.each([
    ['loading', true, 'Loading', 0],
    ['ready', true, 'Load more', 1],
    ['ready', false, 'The end', 0],
    ['failed', true, 'Try again', 1],
  ] as const)('%s, more to come: %s, says “%s”', (status, hasMore, text, asked) => {
    const onRetry = jest.fn()
    const box = draw(<ListFoot status={status} hasMore={hasMore} texts={texts} onRetry={onRetry} />)
    expect(box.textContent).toBe(text)
    tap(box.querySelector('.list-foot-line'))
    expect(onRetry).toHaveBeenCalledTimes(asked)
  })
})
