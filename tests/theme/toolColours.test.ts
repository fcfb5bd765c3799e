import type { Theme } from '@/theme/theme'
import { xbt } from '@/theme/xbt'
import { xyf } from '@/theme/xyf'

/** Every colour in a style value as red, green and blue. */
const coloursIn = (value: string) =>
  [...value.matchAll(/#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})/gi)].map((match) =>
    match.slice(1).map((part) => Number.parseInt(part, 16)),
  )

describe('a payment tool', () => {
  const tools = ['colorToolCard', 'colorToolAlipay', 'colorToolWechatPay'] as const

  it('keeps its own colour in every theme', () => {
    const of = ({ variables }: Theme) => tools.map((name) => variables[name])
    expect(new Set(of(xbt)).size).toBe(tools.length)
    expect(of(xbt)).toEqual(of(xyf))
  })

  it.each(tools)('has a white symbol that is readable on %s', (name) => {
    const [parts = []] = coloursIn(xbt.variables[name])
    const [red = 0, green = 0, blue = 0] = parts
      .map((part) => part / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})
