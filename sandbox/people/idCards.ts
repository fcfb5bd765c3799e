import type { OcrInfo } from '@/contract/identity/idCard'
import { isIdNumber } from '@/lib/idNumber'
import { formatted } from '../beijing'
import type { Person } from './person'

/** What is printed on the ID card of an invented person. */
export type IdCard = OcrInfo

/** No region has this code, so that no real person has one of these numbers. */
const REGION = '990101'

const women: readonly string[] = ['林晓', '陈雨桐', '何敏', '许安然', '沈静', '孟可', '叶知', '苏冉', '戴安']

const nations = ['汉', '汉', '满', '回', '汉', '壮']
const streets = ['青石路', '望江街', '松林巷', '云溪大道', '石榴里']

const two = (value: number): string => String(value).padStart(2, '0')

/** The number of who was born on this day, whose order is the `order`th of it. */
function numberOf(birthday: string, order: number): string {
  const first = `${REGION}${birthday.replace(/-/g, '')}${String(order).padStart(3, '0')}`
  return [...'0123456789X'].map((last) => first + last).find(isIdNumber) ?? ''
}

/** The card of an invented person; the same for the same person. `birthday` replaces theirs. */
export function idCardOf(
  { mobile, realName }: Pick<Person, 'mobile' | 'realName'>,
  birthday = birthdayFor(mobile),
): IdCard {
  const number = Number(mobile.slice(-3))
  const sex = women.includes(realName) ? 'female' : 'male'
  return {
    name: realName,
    // Even orders are of women.
    idNumber: numberOf(birthday, (number * 2 + (sex === 'female' ? 0 : 1)) % 1000),
    sex,
    nation: nations[number % nations.length] ?? '汉',
    birthday,
    address: `云川省青禾市${streets[number % streets.length]}${number + 1}号${(number % 6) + 1}单元${(number % 9) + 1}02室`,
    issuer: '青禾市公安局望江分局',
    validFrom: '2019-06-01',
    validUntil: number % 7 === 4 ? 'long' : '2039-06-01',
  }
}

/** Whose birthday is in the month of the seeding. */
const BIRTHDAY = '13800138014'

/** The card that a person has at a moment. */
export const printedCardOf = (person: Pick<Person, 'mobile' | 'realName'>, now: Date): IdCard =>
  person.mobile === BIRTHDAY ? idCardOf(person, `1994-${formatted(now, 'MM')}-15`) : idCardOf(person)

const birthdayFor = (mobile: string): string => {
  const number = Number(mobile.slice(-3))
  return `${1980 + (number % 20)}-${two((number % 12) + 1)}-${two(((number * 7) % 28) + 1)}`
}
