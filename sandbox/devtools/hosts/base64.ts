/** Base64 as all windows and Node know it, for bytes that the bridge transfers. */

/** The base64 text of bytes. */
export function base64Of(bytes: Uint8Array): string {
  // In pieces, because a call accepts a limited number of arguments.
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)))
  return btoa(pieces.join(''))
}

/** The bytes of a base64 text. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
