const HIDDEN = '****'

/** `138 **** 8000`. Accepts spaces, hyphens, `+86` and an already masked phone; any other text is hidden completely. */
export function maskPhone(phone: string): string {
  const compact = phone.replace(/[\s-]/g, '').replace(/^\+?86(?=1[\d*]{10}$)/, '')
  if (compact === '') return ''
  const match = /^(\d{3})[\d*]{4}(\d{4})$/.exec(compact)
  return match ? `${match[1]} ${HIDDEN} ${match[2]}` : HIDDEN
}

/** A masked phone as it is told to its customer; empty where the mask leaves no digit by which they would know it. */
export const toldPhone = (masked: string): string => (/\d/.test(masked) ? masked : '')

/** An identity number with only its first and last character visible, the length kept. */
export function maskIdCard(id: string): string {
  const compact = id.replace(/\s/g, '')
  if (compact.length < 3) return '*'.repeat(compact.length)
  return compact.charAt(0) + '*'.repeat(compact.length - 2) + compact.slice(-1)
}

/** `**** 7890`: the last four digits of a bank card, however the number is grouped. */
export function maskCard(card: string): string {
  if (card.trim() === '') return ''
  const digits = card.replace(/\D/g, '')
  return digits.length < 4 ? HIDDEN : `${HIDDEN} ${digits.slice(-4)}`
}

/** `z***@d-e.com`: the first character and the domain, which the customer knows their address by. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email && HIDDEN : `${email.charAt(0)}***${email.slice(at)}`
}

/** A name with only its first character visible; at least one star, so that a name of one character is not recognisable as such. */
export function maskName(name: string): string {
  const characters = Array.from(name.trim())
  if (characters.length === 0) return ''
  return characters[0] + '*'.repeat(Math.max(characters.length - 1, 1))
}

/** The value after a key that ends in `token`: in a query, in JSON (escaped or not), percent-encoded, or in running text. */
const TOKEN =
  /(token(?:\\*["'])?(?:%22)?(?:\s*[=:]\s*|%3D|%3A)(?:\\*["'])?(?:%22)?)(?:(?!%26|%22)[^&\s"'\\#,;<>(){}[\]])+/gi

/**
 * A run of digits long enough to be a phone, an identity number or a card. An escape such as `%22` is matched first, so that its digits do
 * not join the run; `%1x` is not treated as an escape, because it encodes control characters and a phone starts with 1.
 */
const DIGIT_RUN = /%(?:0[\da-f]|[2-9a-f][\da-f])|\d{11,}x?/gi

const SPACED_PHONE = /(^|\D)(1[3-9]\d(?:[ +-]|%20)\d{4}(?:[ +-]|%20)\d{4})(?!\d)/gi
const SPACED_CARD = /(^|\D)(\d{4}(?:(?:[ +-]|%20)\d{4}){2,3}(?:(?:[ +-]|%20)\d{1,3})?)(?!\d)/gi
const SPACED_ID = /(^|\D)(\d{6}(?:[ +-]|%20)\d{8}(?:[ +-]|%20)\d{3}[\dx])(?![\da-z])/gi

function maskDigits(run: string): string {
  if (run.charAt(0) === '%') return run
  if (/^\d{17}[\dx]$/i.test(run)) return maskIdCard(run)
  const digits = run.replace(/x$/i, '')
  const rest = run.slice(digits.length)
  if (/^1[3-9]\d{9}$/.test(digits)) return maskPhone(digits) + rest
  return digits.length >= 12 && digits.length <= 19 ? maskCard(digits) + rest : run
}

function withoutEscapes(text: string): string {
  return text.replace(/%20|\+/g, ' ')
}

/**
 * Any text with its phones, identity numbers, bank cards (12 to 19 digits) and token values masked: applied last before a report or a log
 * is written (D-13). A trace id (20 digits) and a session id (32 digits) stay readable. Masking twice changes nothing.
 */
export function maskText(text: string): string {
  return text
    .replace(TOKEN, '$1***')
    .replace(SPACED_PHONE, (_, before: string, phone: string) => before + maskPhone(withoutEscapes(phone)))
    .replace(SPACED_ID, (_, before: string, id: string) => before + maskIdCard(id.replace(/%20|[ +-]/g, '')))
    .replace(SPACED_CARD, (_, before: string, card: string) => before + maskCard(withoutEscapes(card)))
    .replace(DIGIT_RUN, maskDigits)
}
