import sharp from 'sharp'
import type { Place } from './page'

/** Side of a block, in CSS px: letters of two engines differ within it, but a part that is in another place differs from block to block. */
const block = 12

/** From this difference of a block's mean on, of 255 in any channel, the block is another one. */
const other = 40

/** Mean colours of the blocks of a part of a picture. */
async function blocksOf(picture: Buffer, { left, top, width, height }: Place): Promise<number[][]> {
  const columns = Math.max(1, Math.round(width / block))
  const rows = Math.max(1, Math.round(height / block))
  const colours = await sharp(picture)
    .extract({ left, top, width, height })
    .removeAlpha()
    .resize(columns, rows, { kernel: 'lanczos2', fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from({ length: columns * rows }, (_, at) => [...colours.subarray(at * 3, at * 3 + 3)])
}

/** The part of a place that is in the picture, in whole pixels; undefined where it is outside. */
function within({ left, top, width, height }: Place, size: { width: number; height: number }): Place | undefined {
  const from = { left: Math.max(0, Math.round(left)), top: Math.max(0, Math.round(top)) }
  const to = { right: Math.min(size.width, left + width), bottom: Math.min(size.height, top + height) }
  const part = { ...from, width: Math.floor(to.right - from.left), height: Math.floor(to.bottom - from.top) }
  return part.width < block || part.height < block ? undefined : part
}

/** The colour of most blocks, which is the ground that the others stand on. */
function groundOf(blocks: number[][]): number[] {
  const counts = new Map<string, number>()
  for (const block of blocks) counts.set(String(block), (counts.get(String(block)) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, two]) => two - one)
  return most?.[0].split(',').map(Number) ?? []
}

const differs = (one: number[] = [], two: number[] = []): boolean =>
  one.some((part, channel) => Math.abs(part - (two[channel] ?? 0)) > other)

/**
 * Share of the blocks of a place, from 0 to 1, that differ between two pictures of the same size; 0 where the place is outside. Blocks that are
 * ground in both are not counted: a bar with a few icons is mostly ground.
 */
export async function differenceAt(one: Buffer, two: Buffer, place: Place): Promise<number> {
  const { width, height } = await sharp(one).metadata()
  const part = within(place, { width, height })
  if (!part) return 0
  const [before = [], after = []] = await Promise.all([one, two].map((picture) => blocksOf(picture, part)))
  const ground = groundOf(before)
  const drawn = before.flatMap((block, at) => {
    const isOther = differs(block, after[at])
    return isOther || differs(block, ground) ? [isOther] : []
  })
  return drawn.length === 0 ? 0 : drawn.filter(Boolean).length / drawn.length
}
