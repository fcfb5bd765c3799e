import { isDay } from '@/lib/calendar'
import { formatDate } from '@/lib/date'
import type { FieldRule } from '@/lib/form'
import { ageAt, birthdayOf, isIdNumber } from '@/lib/idNumber'
import { serverNow } from '@/lib/serverClock'

/** Years from which a customer may use the service. */
const fullAge = 18

/** In place of the last day of a card that never ends. */
export const long = 'long'

/** Chinese characters, with a middle dot between the parts of a name; rare characters take two code units. */
const namePart = '[\\u3007\\u3400-\\u9fff\\uf900-\\ufaff\\ud840-\\ud888\\udc00-\\udfff]'
const nameShape = new RegExp(`^${namePart}+(?:·${namePart}+)*$`)

/** Dots that keyboards offer for the middle dot of a name. */
const dots = /[•‧・.．]/g

/** A name as it is written on a card: without spaces, with the middle dot. */
export const normalizeName = (text: string): string => text.replace(/\s/g, '').replace(dots, '·')

const isName = (text: string): boolean => text.length >= 2 && text.length <= 30 && nameShape.test(text)

/** An ID number as it is typed: at most eighteen characters, the last may be X. */
const typedNumber = (_: string, text: string): string =>
  text
    .replace(/[^\dXx]/g, '')
    .toUpperCase()
    .slice(0, 18)

/** A day as it is typed: the hyphens appear by themselves. */
export function typedDay(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-')
}

/** The day in Beijing by the server's clock. */
const today = (): string => formatDate(serverNow(), 'yyyy-MM-dd')

type NumberProblem = 'checksum' | 'minor'
type UntilProblem = 'day' | 'expired'

function numberProblem(text: string): NumberProblem | undefined {
  if (!isIdNumber(text)) return 'checksum'
  return ageAt(text, serverNow()) < fullAge ? 'minor' : undefined
}

/** A card is valid on its last day too. */
function untilProblem(text: string): UntilProblem | undefined {
  if (text === long) return undefined
  if (!isDay(text)) return 'day'
  return text < today() ? 'expired' : undefined
}

/** What the customer may correct of what was read; days are `yyyy-MM-dd`. */
export const cardRules = {
  name: {
    problem: (text) => (isName(normalizeName(text)) ? undefined : 'name'),
    sent: normalizeName,
  } satisfies FieldRule<'name'>,
  idNumber: { typed: typedNumber, problem: numberProblem } satisfies FieldRule<NumberProblem>,
  address: {
    problem: (text) => (text.trim().length < 5 ? 'address' : undefined),
    sent: (text) => text.trim(),
  } satisfies FieldRule<'address'>,
  validFrom: {
    typed: (_, text) => typedDay(text),
    problem: (text) => (isDay(text) && text <= today() ? undefined : 'day'),
  } satisfies FieldRule<'day'>,
  validUntil: {
    typed: (_, text) => (text === long ? text : typedDay(text)),
    problem: untilProblem,
  } satisfies FieldRule<UntilProblem>,
}

/** What an ID number says about its owner; undefined where it is not one. */
export function ownerOf(idNumber: string): { birthday: string; sex: 'male' | 'female' } | undefined {
  if (!isIdNumber(idNumber)) return undefined
  return { birthday: birthdayOf(idNumber), sex: Number(idNumber.charAt(16)) % 2 === 0 ? 'female' : 'male' }
}
