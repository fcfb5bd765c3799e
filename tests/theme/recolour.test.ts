import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeStyle } from '@/theme/theme'
import { xbt } from '@/theme/xbt'
import { xyf } from '@/theme/xyf'

/** Every colour in a style value as red, green and blue. */
const coloursIn = (value: string) =>
  [...value.matchAll(/#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})/gi)].map((match) =>
    match.slice(1).map((part) => Number.parseInt(part, 16)),
  )

const parts = {
  price: 'colorPrice',
  'discount label': 'colorDiscount',
  'discount label’s ground': 'colorDiscountSoft',
  'bottom bar': 'barBackground',
  'detail button': 'detailButtonBackground',
  header: 'headerBackground',
} as const

describe('R-10 the newer theme', () => {
  it.each(Object.entries(parts))('R-10 recolours the %s', (_, name) => {
    expect(xyf.variables[name]).not.toBe(xbt.variables[name])
  })

  it('R-10 has red prices and a blue gradient header', () => {
    for (const [red = 0, green = 0, blue = 0] of coloursIn(xyf.variables.colorPrice))
      expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    const header = coloursIn(xyf.variables.headerBackground)
    expect(xyf.variables.headerBackground).toContain('gradient')
    expect(header.length).toBeGreaterThan(1)
    for (const [red = 0, green = 0, blue = 0] of header) expect(blue).toBeGreaterThan(Math.max(red, green))
  })

  it.each([
    ['ui/Price.scss', '--color-price'],
    ['ui/Tag.scss', '--color-discount'],
    ['shell/Screen.scss', '--bar-background'],
    ['ui/Button.scss', '--detail-button-background'],
    ['theme/header.scss', '--header-background'],
  ])('R-10 %s takes its colour from the theme', (file, variable) => {
    expect(themeStyle(xyf)).toHaveProperty(variable)
    expect(readFileSync(join(__dirname, '../../src', file), 'utf8')).toContain(`var(${variable})`)
  })
})

describe('a payment tool', () => {
  const tools = ['colorToolCard', 'colorToolAlipay', 'colorToolWechatPay'] as const

  it('keeps its own colour in every theme', () => {
    const of = (theme: typeof xyf) => tools.map((name) => theme.variables[name])
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
