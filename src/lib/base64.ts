const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Standard base64 with padding. Replaces `btoa`, which mini-programs lack. */
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
