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
    ['shell/NavBar.scss', '--header-background'],
  ])('R-10 %s takes its colour from the theme', (file, variable) => {
    expect(themeStyle(xyf)).toHaveProperty(variable)
    expect(readFileSync(join(__dirname, '../../src', file), 'utf8')).toContain(`var(${variable})`)
  })
})
