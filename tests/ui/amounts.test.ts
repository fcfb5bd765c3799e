import path from 'node:path'
import { compile } from 'sass'

/** The rule of a class in a style sheet of `src/ui`. */
function ruleOf(sheet: string, selector: string): string {
  const { css } = compile(path.join(__dirname, '../../src/ui', sheet), { style: 'compressed' })
  return css.split('}').find((rule) => rule.split('{')[0]?.split(',').includes(selector)) ?? ''
}

it.each([
  ['display/Price.scss', '.price'],
  ['display/SumHead.scss', '.sum-head-sum'],
  ['list/Line.scss', '.line-value'],
  ['list/MovementRow.scss', '.movement-row-amount'],
  ['display/Text.scss', '.t-tabular'],
])('amounts of %s that stand under each other have digits of one width', (sheet, selector) => {
  expect(ruleOf(sheet, selector)).toContain('font-variant-numeric:tabular-nums')
})

it('a number is not parted from its unit', () => {
  expect(ruleOf('display/Text.scss', '.t-whole')).toContain('white-space:nowrap')
})
