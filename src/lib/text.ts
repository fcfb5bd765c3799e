const REPLACEMENT = 0xfffd

/** The text with every unpaired half of a surrogate pair replaced by U+FFFD, as UTF-8 would have it. */
export function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (match) =>
    match.length === 2 ? match : '\ufffd',
  )
}

/** The UTF-8 bytes of a text, half an emoji written as U+FFFD. Stands in for TextEncoder, which mini-programs lack. */
export function utf8Bytes(text: string): number[] {
  const bytes: number[] = []
  for (const character of toWellFormed(text)) {
    const code = character.codePointAt(0) ?? REPLACEMENT
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}

interface Lead {
  /** How many bytes must follow. */
  more: number
  /** The bits that the lead byte itself carries. */
  bits: number
  /** The range of the first following byte; narrower where overlong forms, surrogates or codes past U+10FFFF would begin. */
  low: number
  high: number
}

function readLead(byte: number): Lead | undefined {
  if (byte >= 0xc2 && byte <= 0xdf) return { more: 1, bits: byte & 31, low: 0x80, high: 0xbf }
  if (byte >= 0xe0 && byte <= 0xef) {
    return { more: 2, bits: byte & 15, low: byte === 0xe0 ? 0xa0 : 0x80, high: byte === 0xed ? 0x9f : 0xbf }
  }
  if (byte >= 0xf0 && byte <= 0xf4) {
    return { more: 3, bits: byte & 7, low: byte === 0xf0 ? 0x90 : 0x80, high: byte === 0xf4 ? 0x8f : 0xbf }
  }
  return undefined
}

/** The text of UTF-8 bytes; each broken sequence becomes one U+FFFD, as the Encoding Standard asks. A byte order mark stays. */
export function utf8Text(bytes: ArrayLike<number>): string {
  let text = ''
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at++] ?? 0
    const lead = readLead(byte)
    let code = byte < 0x80 ? byte : REPLACEMENT
    if (lead) {
      let { more, bits, low, high } = lead
      while (more > 0) {
        const next = bytes[at]
        if (next === undefined || next < low || next > high) break
        bits = (bits << 6) | (next & 63)
        low = 0x80
        high = 0xbf
        more--
        at++
      }
      if (more === 0) code = bits
    }
    text += String.fromCodePoint(code)
  }
  return text
}
