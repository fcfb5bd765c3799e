/** Characters without width, or that set the text direction: a number copied from the iOS contacts is enclosed in two of them. */
const INVISIBLE = /[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g

/** The number as it is sent: whitespace and invisible marks removed. */
export function normalizePhone(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Whether the text is a mobile number: 11 digits, 1 and then 3 to 9, whitespace aside. */
export function isPhone(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(normalizePhone(text))
}

/** A number as it is shown, `138 0013 8000`, also while it is still being typed; at most 11 digits are kept. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 11)
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((group) => group !== '').join(' ')
}

/**
 * What a phone field shows after an edit: digits in 3-4-4 groups while digits are added or removed at the end. An edit in the
 * middle, or of anything but digits, stays as typed: otherwise the cursor would jump and a mistake would disappear without notice.
 */
export function typedPhone(before: string, text: string): string {
  const atEnd = text.startsWith(before) || before.startsWith(text) || before === ''
  const fits = /^[\d\s]*$/.test(text) && text.replace(/\s/g, '').length <= 11
  return atEnd && fits ? formatPhone(text) : text
}

/** The phone field after it loses focus: a valid number in groups, anything else as typed. */
export const settledPhone = (text: string): string => (isPhone(text) ? formatPhone(text) : text)
