import { mobileProblem, textProblem } from '@/center/personInfo/feedback/problems'

it.each([
  ['', 'short'],
  [` ${'字'.repeat(9)} `, 'short'],
  ['字'.repeat(10), undefined],
  ['字'.repeat(500), undefined],
  ['字'.repeat(501), 'long'],
  ['😀'.repeat(10), undefined],
])('the text "%s"', (text, problem) => {
  expect(textProblem(text)).toBe(problem)
})

it.each([
  ['', undefined],
  [' ', undefined],
  ['139 0000 0001', undefined],
  ['139', 'invalid'],
  ['02012345678', 'invalid'],
])('R-49 the contact number "%s"', (text, problem) => {
  expect(mobileProblem(text)).toBe(problem)
})
