import { BadRequest } from './errors'

const smallestPadding = 8

/** Takes off PKCS#1 v1.5 type 2 padding, `00 02 <eight or more bytes without zero> 00 <message>`, and accepts nothing else. */
export function unpad(block: Buffer): Buffer {
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 2 + smallestPadding) throw new BadRequest('wrong padding')
  return block.subarray(end + 1)
}
