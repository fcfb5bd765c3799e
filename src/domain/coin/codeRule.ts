import type { FieldRule } from '@/lib/form'

/** A code has so many letters and digits; they are read in groups of four. */
const LENGTH = 12

const plain = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** A code as it is shown: `HB05-K7M3-Q2WX`. A text that is no code stays as it was typed. */
const grouped = (text: string): string => {
  const code = plain(text)
  return /^[A-Z\d]{12}$/.test(code) ? code.replace(/(.{4})(?=.)/g, '$1-') : text
}

/** The field of a code that was handed out. */
export const codeRule = (initial: string): FieldRule<'missing' | 'malformed'> => ({
  initial: grouped(initial),
  settled: grouped,
  problem(text) {
    const code = plain(text)
    if (code === '') return 'missing'
    return code.length === LENGTH && /^[A-Z\d]+$/.test(code) ? undefined : 'malformed'
  },
  sent: plain,
})
