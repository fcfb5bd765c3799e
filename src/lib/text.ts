const REPLACEMENT = 0xfffd

/** The text with every unpaired half of a surrogate pair replaced by U+FFFD, as UTF-8 would have it. */
export function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (match) =>
    match.length === 2 ? match : '\ufffd',
  )
}

const unseen = '[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]+'
const unseenEnds = new RegExp(`^${unseen}|${unseen}$`, 'g')

/**
 * The text without invisible characters at its ends: spaces, and the characters without width or for text direction that are copied along
 * with a name from a chat. Those inside stay, because they join emoji.
 */
export const trimUnseen = (text: string): string => text.replace(unseenEnds, '')

/** The UTF-8 bytes of a text, with half an emoji encoded as U+FFFD. Replaces TextEncoder, which mini-programs lack. */
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
