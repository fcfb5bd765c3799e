import Taro from '@tarojs/taro'
import { stored } from '@tests/request/fakeHost'
import { chooseTextSize, restorePreferences } from '@/shell/preferences'
import { textSize } from '@/theme/textSize'
import { classOfTextSize, textSizeFor, textSizes } from '@/theme/textSizes'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/text/hostTextScale', () => jest.requireActual('@/platform/text/hostTextScale.ts'))

/** The host draws its texts in this size, in px. */
function hostDraws(fontSizeSetting: number | undefined): void {
  const info = Taro.getSystemInfoSync()
  jest.spyOn(Taro, 'getSystemInfoSync').mockReturnValue({ ...info, fontSizeSetting })
}

beforeEach(() => stored.clear())
afterEach(() => jest.restoreAllMocks())

describe('the size of texts', () => {
  it('is a class of each screen', () => {
    expect(textSizes.map(classOfTextSize)).toEqual(['', 'is-large', 'is-largest'])
  })

  it.each([
    [0.8, 'standard'],
    [1, 'standard'],
    [1.14, 'standard'],
    [1.15, 'large'],
    [1.39, 'large'],
    [1.4, 'largest'],
    [3, 'largest'],
  ])('where the host draws texts %d times as large as usual it is %s', (scale, size) => {
    expect(textSizeFor(scale)).toBe(size)
  })

  it.each([
    [undefined, 'standard'],
    [16, 'standard'],
    // What iOS has as usual.
    [17, 'standard'],
    [19, 'large'],
    [23, 'largest'],
  ])('follows the host, whose texts have %s px, until the customer chooses', (px, size) => {
    hostDraws(px)
    restorePreferences(undefined)
    expect(textSize()).toBe(size)
  })

  it('is the customer’s choice from then on, also where the host has another', () => {
    hostDraws(23)
    restorePreferences(undefined)
    chooseTextSize('standard')
    expect(textSize()).toBe('standard')
    restorePreferences(undefined)
    expect(textSize()).toBe('standard')
  })
})
