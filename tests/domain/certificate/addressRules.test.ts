import { addressRules } from '@/domain/certificate/addressRules'

describe('R-119 where a paper certificate is posted', () => {
  const { name, mobile, address } = addressRules

  it.each([
    ['', 'name'],
    ['吴', 'name'],
    [' 吴 ', 'name'],
    ['吴鹏', undefined],
    [' 吴鹏 ', undefined],
  ])('the name %j: %s', (text, problem) => expect(name.problem(text)).toBe(problem))

  it.each([
    ['1380013800', 'mobile'],
    ['138 0013 8007', undefined],
    ['23800138007', 'mobile'],
  ])('the number %j: %s', (text, problem) => expect(mobile.problem(text)).toBe(problem))

  it.each([
    ['', 'address'],
    ['望江街8', 'address'],
    ['  望江街8  ', 'address'],
    ['望江街8号', undefined],
    ['街'.repeat(100), undefined],
    [` ${'街'.repeat(100)} `, undefined],
    ['街'.repeat(101), 'address'],
  ])('the address %j: %s', (text, problem) => expect(address.problem(text)).toBe(problem))

  it('all are sent without the spaces around them and in the number', () => {
    expect([name.sent(' 吴鹏 '), mobile.sent('138 0013 8007'), address.sent(' 望江街 8 号 ')]).toEqual([
      '吴鹏',
      '13800138007',
      '望江街 8 号',
    ])
  })
})
