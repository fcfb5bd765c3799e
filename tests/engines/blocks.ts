import sharp from 'sharp'
import type { Place } from './page'

/** Side of a block, in CSS px: letters of two engines differ within it, but a part that is in another place differs from block to block. */
const block = 12

/** From this difference of a block's mean on, of 255 in any channel, the block is another one. */
const other = 40

/** Mean colours of the blocks of a part of a picture. */
async function blocksOf(picture: Buffer, { left, top, width, height }: Place): Promise<Buffer> {
  const columns = Math.max(1, Math.round(width / block))
  const rows = Math.max(1, Math.round(height / block))
  return sharp(picture)
    .extract({ left, top, width, height })
    .removeAlpha()
    .resize(columns, rows, { kernel: 'lanczos2', fit: 'fill' })
    .raw()
    .toBuffer()
}

/** The part of a place that is in the picture, in whole pixels; undefined where it is outside. */
function within({ left, top, width, height }: Place, size: { width: number; height: number }): Place | undefined {
  const from = { left: Math.max(0, Math.round(left)), top: Math.max(0, Math.round(top)) }
  const to = { right: Math.min(size.width, left + width), bottom: Math.min(size.height, top + height) }
  const part = { ...from, width: Math.floor(to.right - from.left), height: Math.floor(to.bottom - from.top) }
  return part.width < block || part.height < block ? undefined : part
}

/** Share of the blocks of a place, from 0 to 1, that differ between two pictures of the same size; 0 where the place is outside. */
export async function differenceAt(one: Buffer, two: Buffer, place: Place): Promise<number> {
  const { width, height } = await sharp(one).metadata()
  const part = within(place, { width, height })
  if (!part) return 0
  const [before, after] = await Promise.all([blocksOf(one, part), blocksOf(two, part)])
  const count = before.length / 3
  const differs = (at: number) =>
    [0, 1, 2].some((channel) => Math.abs((before[at * 3 + channel] ?? 0) - (after[at * 3 + channel] ?? 0)) > other)
  return Array.from({ length: count }, (_, at) => differs(at)).filter(Boolean).length / count
}
