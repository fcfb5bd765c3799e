import { keepToasts, toast } from '@/platform/page/toast'

const mockShow = jest.fn()
const mockModal = jest.fn()

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { showToast: (options: object) => mockShow(options), showModal: (options: object) => mockModal(options) },
}))
beforeEach(() => mockShow.mockReset())

describe('a toast', () => {
  it('R-37 lasts 2 s, or as long as the caller sets', () => {
    toast('one')
    toast('two', 3000)
    expect(mockShow.mock.calls.map(([options]) => [options.title, options.duration, options.icon])).toEqual([
      ['one', 2000, 'none'],
      ['two', 3000, 'none'],
    ])
  })

  it('that shall stay is a dialog with one button', () => {
    keepToasts('OK')
    toast('one')
    expect(mockModal.mock.calls).toEqual([[{ content: 'one', showCancel: false, confirmText: 'OK' }]])
    keepToasts(undefined)
    toast('two')
    expect(mockModal).toHaveBeenCalledTimes(1)
    expect(mockShow).toHaveBeenCalledTimes(1)
  })

  it('without a text is not shown', () => {
    toast('')
    expect(mockShow).not.toHaveBeenCalled()
  })
})
