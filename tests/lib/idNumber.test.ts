import { ageAt, birthdayOf, isIdNumber } from '@/lib/idNumber'

describe('R-112 identity numbers by GB 11643', () => {
  it('the example of the standard is valid, with a lower-case x and with spaces too', () => {
    for (const number of ['11010519491231002X', '11010519491231002x', ' 110105 19491231 002X ']) {
      expect(isIdNumber(number)).toBe(true)
    }
  })

  it('each other check character is refused', () => {
    const passing = [...'0123456789X'].filter((last) => isIdNumber(`11010519491231002${last}`))
    expect(passing).toEqual(['X'])
  })

  it('every check character occurs', () => {
    const checks = new Set<string>()
    for (let order = 0; order < 1000; order++) {
      const first = `11010519900307${String(order).padStart(3, '0')}`
      const passing = [...'0123456789X'].filter((last) => isIdNumber(first + last))
      expect(passing).toHaveLength(1)
      checks.add(passing[0] ?? '')
    }
    expect(checks.size).toBe(11)
  })

  it('one wrong digit is always noticed, also where two neighbours are exchanged', () => {
    const number = '11010519491231002X'
    for (let at = 0; at < 17; at++) {
      for (const digit of '0123456789') {
        const changed = number.slice(0, at) + digit + number.slice(at + 1)
        if (changed !== number) expect(isIdNumber(changed)).toBe(false)
      }
      const exchanged = number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2)
      if (exchanged !== number) expect(isIdNumber(exchanged)).toBe(false)
    }
  })

  it.each(['', '1', '11010519491231002', '11010519491231002XX', 'abcdefghijklmnopqr', '1101051949123100２X'])(
    '%p is no number',
    (text) => {
      expect(isIdNumber(text)).toBe(false)
      expect(birthdayOf(text)).toBe('')
      expect(ageAt(text, 0)).toBeNaN()
    },
  )
})

describe('R-112 the birthday in an identity number', () => {
  it('is read whatever the check character', () => {
    expect(birthdayOf('11010519491231002X')).toBe('1949-12-31')
    expect(birthdayOf('110105194912310029')).toBe('1949-12-31')
    expect(birthdayOf('11010520000229002X')).toBe('2000-02-29')
  })

  it.each(['19491331', '19491232', '19490230', '19000229', '00000000', '18991231', '21000101'])(
    '%s is no day',
    (day) => {
      expect(birthdayOf(`110105${day}002X`)).toBe('')
      for (const last of '0123456789X') expect(isIdNumber(`110105${day}002${last}`)).toBe(false)
    },
  )
})

describe('R-112 the age of the holder', () => {
  const at = (text: string) => Date.parse(text)
  const born = '110105200811230029'

  it.each([
    ['2026-11-22T23:59:59.999+08:00', 17],
    ['2026-11-23T00:00:00+08:00', 18],
    ['2026-11-22T16:00:00Z', 18],
    ['2027-11-22T12:00:00+08:00', 18],
    ['2008-11-23T00:00:00+08:00', 0],
  ])('at %s is %i, by the day in Beijing', (moment, age) => {
    expect(ageAt(born, at(moment))).toBe(age)
  })

  it('who was born on 29 February is a year older on 1 March of a common year', () => {
    const leapling = '110105200802290029'
    expect(ageAt(leapling, at('2026-02-28T12:00:00+08:00'))).toBe(17)
    expect(ageAt(leapling, at('2026-03-01T12:00:00+08:00'))).toBe(18)
  })
})
