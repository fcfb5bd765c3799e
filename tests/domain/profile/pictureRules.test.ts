import { pictureProblem } from '@/domain/profile/pictureRules'

const limit = 20 * 1024 * 1024

it.each([
  ['a picture', 1, 'jpeg', undefined],
  ['one byte below 20 MB', limit - 1, 'png', undefined],
  ['20 MB', limit, 'png', 'tooLarge'],
  ['nothing', 0, 'png', 'empty'],
  ['nothing that is no picture', 0, '', 'empty'],
  ['HTML named PNG, which has no type', 300, '', 'noPicture'],
  ['a format that the host does not know', 300, 'unknown', 'noPicture'],
  ['a picture whose size the host does not tell', undefined, 'webp', undefined],
] as const)('U6 %s', (_, size, type, problem) => {
  expect(pictureProblem({ size, type })).toBe(problem)
})
