import { type Theme, themeStyle } from '@/theme/theme'
import { xbt } from '@/theme/xbt'
import { xyf } from '@/theme/xyf'
import { coloursIn, contrast, contrastOf, hue } from './colour'

type Name = keyof Theme['variables']

const themes = [xbt, xyf].map((theme): [string, Theme] => [theme.name, theme])

/** Each role that colours text, and the grounds that it is read on. */
const read: Partial<Record<Name, Name[]>> = {
  colorText: ['colorCard', 'colorPage', 'colorBrandSoft', 'barBackground', 'colorWarningSoft'],
  colorTextSecond: ['colorCard', 'colorPage', 'colorBrandSoft', 'colorWarningSoft'],
  colorTextThird: ['colorCard', 'colorPage'],
  colorBrandDeep: ['colorCard', 'colorPage', 'colorBrandSoft'],
  colorOnBrand: ['colorBrandDeep', 'colorSuccess', 'colorWarning', 'colorDanger', 'colorPrice'],
  colorPrice: ['colorCard', 'colorPage', 'barBackground', 'colorBrandSoft'],
  colorSaving: ['colorCard', 'colorPage', 'colorSavingSoft', 'barBackground'],
  colorSuccess: ['colorCard', 'colorPage'],
  colorWarning: ['colorCard', 'colorPage', 'colorWarningSoft'],
  colorDanger: ['colorCard', 'colorPage'],
  colorLink: ['colorCard', 'colorPage', 'colorWarningSoft', 'barBackground'],
}

const pairs = themes.flatMap(([name, { variables }]) =>
  Object.entries(read).flatMap(([role, grounds]) =>
    grounds.map((ground): [string, string, Name, number] => [
      name,
      role,
      ground,
      contrast(variables[role as Name], variables[ground]),
    ]),
  ),
)

it.each(pairs)('in %s the text of the role %s is readable on %s', (_theme, _role, _ground, ratio) => {
  expect(ratio).toBeGreaterThanOrEqual(4.5)
})

it.each(themes)('in %s the roles of amounts and states have a colour each', (_name, { variables }) => {
  const { colorPrice, colorSaving, colorSuccess, colorWarning, colorDanger, colorLink } = variables
  expect(new Set([colorPrice, colorSaving, colorSuccess, colorWarning, colorDanger]).size).toBe(5)
  expect([colorPrice, colorSuccess, colorWarning, colorDanger]).not.toContain(colorLink)
})

it.each(themes)('in %s the green of success is not the brand’s', (_name, { variables }) => {
  for (const brand of ['colorBrand', 'colorBrandDeep', 'colorLink'] as const)
    expect(Math.abs(hue(variables.colorSuccess) - hue(variables[brand]))).toBeGreaterThan(20)
})

it('R-10 states have one colour in both themes, and what is paid and saved one in each', () => {
  const of = (names: Name[]) => [xbt, xyf].map(({ variables }) => names.map((name) => variables[name]))
  const [older, newer] = of(['colorSuccess', 'colorWarning', 'colorWarningSoft', 'colorDanger'])
  expect(older).toEqual(newer)
  const [[paid, saved] = [], [newerPaid, newerSaved] = []] = of(['colorPrice', 'colorSaving'])
  expect([paid, saved]).not.toContain(newerPaid)
  expect([paid, saved]).not.toContain(newerSaved)
})

it.each(themes)('R-10 D-29 in %s the header is readable on white', (_name, theme) => {
  const white = themeStyle(theme, true)
  expect(contrast(white['--header-text'] ?? '', white['--header-background'] ?? '')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(theme.variables.colorBrandDeep, white['--header-action'] ?? '')).toBeGreaterThanOrEqual(4.5)
})

/** Each ground that is a gradient, and the text on it. */
const gradients: [ground: Name, text: Name][] = [
  ['headerBackground', 'headerText'],
  ['buttonBackground', 'buttonText'],
  ['detailButtonBackground', 'buttonText'],
  ['memberBackground', 'colorMemberText'],
]

it.each(themes.flatMap(([name, theme]) => gradients.map(([ground, text]) => [name, ground, text, theme] as const)))(
  'R-10 D-29 in %s every colour of %s is readable under %s',
  (_name, ground, text, { variables }) => {
    const stops = coloursIn(variables[ground])
    expect(stops.length).toBeGreaterThan(1)
    for (const stop of stops) expect(contrastOf(coloursIn(variables[text])[0] ?? [], stop)).toBeGreaterThanOrEqual(4.5)
  },
)
