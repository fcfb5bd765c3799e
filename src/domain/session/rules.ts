import { formatPhone, isPhone } from '@/lib/phone'

/**
 * What a phone field shows after an edit: digits in 3-4-4 groups while the number grows or shrinks at its end. An edit in the
 * middle and anything but digits stay as typed, or the cursor would jump and a mistake would vanish unseen.
 */
export function typedPhone(before: string, text: string): string {
  const atEnd = text.startsWith(before) || before.startsWith(text) || before === ''
  const fits = /^[\d\s]*$/.test(text) && text.replace(/\s/g, '').length <= 11
  return atEnd && fits ? formatPhone(text) : text
}

/** The phone field after it was left: a right number in groups, anything else as typed. */
export const settledPhone = (text: string): string => (isPhone(text) ? formatPhone(text) : text)

/** Whether the text can be a code at all: six digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text.trim())
