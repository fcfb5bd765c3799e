import { type Operator, operatorOf } from '@/lib/operator'

const known: Record<Operator, string[]> = {
  mobile: [
    '134',
    '135',
    '136',
    '137',
    '138',
    '139',
    '147',
    '148',
    '150',
    '151',
    '152',
    '157',
    '158',
    '159',
    '172',
    '178',
    '182',
    '183',
    '184',
    '187',
    '188',
    '195',
    '197',
    '198',
  ],
  unicom: ['130', '131', '132', '145', '146', '155', '156', '166', '175', '176', '185', '186', '196'],
  telecom: ['133', '149', '153', '173', '174', '177', '180', '181', '189', '190', '191', '193', '199'],
  broadnet: ['192'],
  virtual: ['162', '165', '167', '170', '171'],
}

describe('R-49 the operator of a number', () => {
  it.each(Object.entries(known))('is %s for each of its prefixes', (operator, prefixes) => {
    expect(prefixes.map((prefix) => operatorOf(`${prefix}00138000`))).toEqual(prefixes.map(() => operator))
  })

  it('is none for every other prefix', () => {
    const all = Object.values(known).flat()
    const others = Array.from({ length: 1_000 }, (_, one) => String(one).padStart(3, '0')).filter(
      (one) => !all.includes(one),
    )
    expect(new Set(all).size).toBe(all.length)
    expect(others.filter((prefix) => operatorOf(`${prefix}00138000`) !== undefined)).toEqual([])
  })

  it('is known from the first three digits, and not before', () => {
    expect(['', '1', '13', '138', '1380'].map(operatorOf)).toEqual([
      undefined,
      undefined,
      undefined,
      'mobile',
      'mobile',
    ])
  })

  it('is none for the satellite numbers that begin like those of China Mobile', () => {
    expect(['13480013800', '13490013800'].map(operatorOf)).toEqual(['mobile', undefined])
  })
})
