import { toast } from '@/platform/page/toast'

const mockShow = jest.fn()

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { showToast: (options: object) => mockShow(options) } }))

describe('a toast', () => {
  it('R-37 lasts 2 s, or as long as the caller sets', () => {
    toast('one')
    toast('two', 3000)
    expect(mockShow.mock.calls.map(([options]) => [options.title, options.duration, options.icon])).toEqual([
      ['one', 2000, 'none'],
      ['two', 3000, 'none'],
    ])
  })

  it('without a text is not shown', () => {
    toast('')
    expect(mockShow).not.toHaveBeenCalled()
  })
})
