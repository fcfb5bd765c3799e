import { isLuhn } from './luhn'

const longest = 19

/** The number of a card as it is sent: without spaces. */
export const normalizeCard = (text: string): string => text.replace(/\s/g, '')

/** Whether the text is the number of a bank card: 16 to 19 digits that pass the Luhn check, spaces aside. */
export function isCardNumber(text: string): boolean {
  const digits = normalizeCard(text)
  return /^\d{16,19}$/.test(digits) && isLuhn(digits)
}

/** A number in groups of four digits, also while it is still being typed; at most 19 digits are kept. */
export const formatCard = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, longest)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/**
 * What a field for a card number shows after an edit: groups of four while digits are added or removed at the end. An edit in the middle, or
 * of anything but digits, stays as typed: otherwise the cursor would jump and a mistake would disappear without notice.
 */
export function typedCard(before: string, text: string): string {
  const atEnd = text.startsWith(before) || before.startsWith(text) || before === ''
  const fits = /^[\d\s]*$/.test(text) && normalizeCard(text).length <= longest
  return atEnd && fits ? formatCard(text) : text
}

/** The field after it loses focus: a valid number in groups, anything else as typed. */
export const settledCard = (text: string): string => (isCardNumber(text) ? formatCard(text) : text)
