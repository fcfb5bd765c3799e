import { NoRandomBytes } from './codec'

/** Random bytes from the host; may be asynchronous, as in WeChat. */
export type RandomBytes = (count: number) => Promise<ArrayLike<number>>

/** Bytes per request at most: the web refuses more than 65 536. */
const MOST = 16_384
/** Bytes per request at least, so that a broken source is detected: 32 equal bytes are random once in 2^248. */
const FEWEST = 32
/** Requests for bytes without zero at most; one byte of 256 is zero, so the first nearly always suffices. */
const ROUNDS = 4

async function ask(source: RandomBytes, count: number): Promise<number[]> {
  let answer: ArrayLike<number>
  try {
    answer = await source(count)
  } catch {
    throw new NoRandomBytes('the host gave no random bytes')
  }
  const bytes = Array.from(answer ?? [])
  if (bytes.length < count) throw new NoRandomBytes('the host gave too few random bytes')
  if (bytes.some((byte) => !Number.isInteger(byte) || byte < 0 || byte > 255)) {
    throw new NoRandomBytes('the host gave something other than bytes')
  }
  if (bytes.every((byte) => byte === bytes[0])) throw new NoRandomBytes('the random bytes of the host are all the same')
  return bytes
}

/** `count` random bytes, or NoRandomBytes: there is no fallback source. */
export async function takeRandom(source: RandomBytes, count: number): Promise<number[]> {
  let taken: number[] = []
  while (taken.length < count) {
    const wanted = Math.min(Math.max(count - taken.length, FEWEST), MOST)
    taken = taken.concat(await ask(source, wanted))
  }
  return taken.slice(0, count)
}

/** `count` random bytes none of which is zero, or NoRandomBytes. */
export async function takeNonZero(source: RandomBytes, count: number): Promise<number[]> {
  let taken: number[] = []
  for (let round = 0; round < ROUNDS && taken.length < count; round++) {
    const missing = count - taken.length
    const bytes = await takeRandom(source, missing + Math.ceil(missing / 64) + 8)
    taken = taken.concat(bytes.filter((byte) => byte !== 0))
  }
  if (taken.length < count) throw new NoRandomBytes('too many random bytes of the host are zero')
  return taken.slice(0, count)
}
