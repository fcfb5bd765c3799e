const channels: readonly number[] = [0, 8, 16, 24]

interface Box {
  colours: readonly number[]
  shift: number
  /** How much is gained by splitting this box: squared spread along its widest channel, weighted by pixels. */
  gain: number
}

const channel = (colour: number, shift: number) => (colour >>> shift) & 255

function boxOf(colours: readonly number[], pixels: ReadonlyMap<number, number>): Box {
  let widest: Box = { colours, shift: 0, gain: -1 }
  for (const shift of channels) {
    let count = 0
    let sum = 0
    let squares = 0
    for (const colour of colours) {
      const weight = pixels.get(colour) ?? 0
      const value = channel(colour, shift)
      count += weight
      sum += weight * value
      squares += weight * value * value
    }
    const gain = colours.length > 1 ? squares - (sum * sum) / count : 0
    if (gain > widest.gain) widest = { colours, shift, gain }
  }
  return widest
}

function split({ colours, shift }: Box, pixels: ReadonlyMap<number, number>): [number[], number[]] {
  const sorted = [...colours].sort((a, b) => channel(a, shift) - channel(b, shift))
  const total = sorted.reduce((sum, colour) => sum + (pixels.get(colour) ?? 0), 0)
  let at = 0
  for (let seen = 0; at < sorted.length - 1 && (at === 0 || seen < total / 2); at++) {
    seen += pixels.get(sorted[at] ?? 0) ?? 0
  }
  return [sorted.slice(0, at), sorted.slice(at)]
}

function mean(colours: readonly number[], pixels: ReadonlyMap<number, number>): number {
  const total = colours.reduce((sum, colour) => sum + (pixels.get(colour) ?? 0), 0)
  return channels.reduce((mixed, shift) => {
    const sum = colours.reduce((part, colour) => part + channel(colour, shift) * (pixels.get(colour) ?? 0), 0)
    return mixed | (Math.round(sum / total) << shift)
  }, 0)
}

/** Product of the differences a − b and c − d, summed over the channels; written out, since it runs millions of times. */
function dot(a: number, b: number, c: number, d: number): number {
  return (
    ((a & 255) - (b & 255)) * ((c & 255) - (d & 255)) +
    (((a >>> 8) & 255) - ((b >>> 8) & 255)) * (((c >>> 8) & 255) - ((d >>> 8) & 255)) +
    (((a >>> 16) & 255) - ((b >>> 16) & 255)) * (((c >>> 16) & 255) - ((d >>> 16) & 255)) +
    ((a >>> 24) - (b >>> 24)) * ((c >>> 24) - (d >>> 24))
  )
}

const distance = (a: number, b: number) => dot(a, b, a, b)

function palette(pixels: ReadonlyMap<number, number>, size: number): number[] {
  const boxes = [boxOf([...pixels.keys()], pixels)]
  while (boxes.length < size) {
    const best = boxes.reduce((most, box, i) => (box.gain > (boxes[most]?.gain ?? 0) ? i : most), 0)
    const box = boxes[best]
    if (!box || box.gain <= 0) break
    boxes.splice(best, 1, ...split(box, pixels).map((colours) => boxOf(colours, pixels)))
  }
  return boxes.map((box) => mean(box.colours, pixels))
}

/** The two palette entries between which a colour lies, and how far (0–1) it lies towards the second. */
interface Blend {
  near: number
  far: number
  share: number
}

function blendOf(colour: number, colours: readonly number[]): Blend {
  const distances = colours.map((entry) => distance(colour, entry))
  const offset = Math.min(...distances)
  const near = distances.indexOf(offset)
  const start = colours[near] ?? 0
  let blend: Blend = { near, far: near, share: 0 }
  let least = offset
  for (let far = 0; far < colours.length && offset > 0; far++) {
    const end = colours[far] ?? 0
    const along = dot(colour, start, end, start)
    if (along <= 0) continue
    const gap = distance(start, end)
    // What the blend still misses, and a small charge for entries far apart, which would show as grain.
    const cost = offset - along ** 2 / gap + gap * 0.02
    if (cost < least) {
      least = cost
      blend = { near, far, share: Math.min(0.5, along / gap) }
    }
  }
  return blend
}

/** A regular 4 × 4 pattern of thresholds: it hides the steps of a gradient and still packs well. */
const thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16)

/**
 * Reduces a picture to at most `size` colours by median cut, with ordered dithering.
 * Colours are signed numbers of four bytes (small integers to the engine), red lowest and alpha highest; `indexes` has one byte per pixel.
 */
export function quantise(rgba: Buffer, width: number, size: number): { colours: number[]; indexes: Buffer } {
  const pixels = new Map<number, number>()
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = rgba.readInt32LE(at)
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1)
  }
  const colours = palette(pixels, size)
  const blends = new Map<number, Blend>()
  for (const colour of pixels.keys()) blends.set(colour, blendOf(colour, colours))
  const indexes = Buffer.alloc(rgba.length / 4)
  for (let at = 0; at < indexes.length; at++) {
    const blend = blends.get(rgba.readInt32LE(at * 4))
    const threshold = thresholds[((at % width) & 3) + 4 * (Math.floor(at / width) & 3)] ?? 1
    if (blend) indexes[at] = blend.share > threshold ? blend.far : blend.near
  }
  return { colours, indexes }
}
