/** Two small hex digits per byte. */
export function encodeHex(bytes: ArrayLike<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes of a hex text in either case; undefined when it is not whole bytes of hex digits. */
export function decodeHex(text: string): number[] | undefined {
  if (text.length % 2 !== 0 || !/^[\da-f]*$/i.test(text)) return undefined
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 2) bytes.push(Number.parseInt(text.slice(at, at + 2), 16))
  return bytes
}
