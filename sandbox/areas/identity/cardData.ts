import type { OcrInfo, ocrDataRefusals } from '@/contract/identity/idCard'
import { ageAt, birthdayOf, isIdNumber } from '@/lib/idNumber'
import { dateOf } from '../../beijing'

/** Years from which a customer may use the service. */
const FULL_AGE = 18

const nameShape = /^\p{Script=Han}(?:[\p{Script=Han}·]{0,28}\p{Script=Han})$/u

const dayShape = /^\d{4}-\d\d-\d\d$/

/** Whether the card serves today; its last day counts. */
const isValidOn = (validUntil: string, today: string): boolean =>
  validUntil === 'long' || (dayShape.test(validUntil) && validUntil >= today)

/** Why what is on a card cannot be confirmed, the first field leading; undefined where it can. `ID_IN_USE` is for the caller to know. */
export function dataRefusal(
  { name, idNumber, validUntil }: OcrInfo,
  now: Date,
): Exclude<(typeof ocrDataRefusals)[number], 'ID_IN_USE'> | undefined {
  if (!nameShape.test(name)) return 'NAME_INVALID'
  if (!isIdNumber(idNumber)) return 'ID_NUMBER_INVALID'
  if (ageAt(idNumber, now.getTime()) < FULL_AGE) return 'ID_MINOR'
  return isValidOn(validUntil, dateOf(now)) ? undefined : 'ID_EXPIRED'
}

/** Characters of an address that are kept. */
const LONGEST_ADDRESS = 100

/**
 * What was read, as the customer corrected it. The nation and the issuer stay what was read; the birthday and the sex follow the number,
 * which contains them.
 */
export function corrected(read: OcrInfo, by: OcrInfo): OcrInfo {
  const idNumber = by.idNumber.replace(/\s/g, '').toUpperCase()
  return {
    ...read,
    name: by.name.trim(),
    idNumber,
    sex: Number(idNumber.charAt(16)) % 2 === 0 ? 'female' : 'male',
    birthday: birthdayOf(idNumber) || read.birthday,
    address: by.address.trim().slice(0, LONGEST_ADDRESS) || read.address,
    validFrom: by.validFrom,
    validUntil: by.validUntil,
  }
}
