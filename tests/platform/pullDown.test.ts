import { endPullDown } from '@/platform/page/pullDown'

const mockStop = jest.fn()
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { stopPullDownRefresh: () => mockStop() } }))

it('the pull-down indicator of the page ends', () => {
  endPullDown()
  expect(mockStop).toHaveBeenCalledTimes(1)
})
