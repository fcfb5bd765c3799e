const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Standard base64 with padding. Stands in for `btoa`, which mini-programs lack. */
export function encodeBase64(bytes: ArrayLike<number>): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const four = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((group >> shift) & 63)).join('')
    const missing = Math.max(at + 3 - bytes.length, 0)
    text += four.slice(0, 4 - missing) + '='.repeat(missing)
  }
  return text
}

/** The bytes of standard base64; line breaks and spaces are ignored. Undefined when the text is not strictly base64. */
export function decodeBase64(text: string): number[] | undefined {
  const compact = text.replace(/\s/g, '')
  if (compact.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(compact)) return undefined
  const characters = compact.replace(/=/g, '')
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const character of characters) {
    held = ((held << 6) | ALPHABET.indexOf(character)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  // Bits left over must be zero, or one value would have several spellings.
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined
}
