import sharp from 'sharp'
import { differenceOf, type Pixels } from '../../../../sandbox/devtools/screens/compare/pixels'

/** A picture drawn from SVG on a white ground. */
async function drawn(shapes: string, width = 200, height = 200): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${shapes}</svg>`
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width, height, data }
}

const square = (x: number) => `<rect x="${x}" y="40" width="20" height="20" fill="#0a7a3b"/>`
/** A slanted line has pixels that only anti-aliasing makes. */
const slanted = (x: number) => `<path d="M${x} 10 L${x + 60} 190" stroke="black" stroke-width="6"/>`

it('finds nothing in two equal pictures', async () => {
  expect(differenceOf(await drawn(square(20)), await drawn(square(20))).share).toBe(0)
})

it('says which share of the pixels a planted change takes, and shows them in red', async () => {
  const { share, shown } = differenceOf(await drawn(''), await drawn(square(20)))
  expect(share).toBeCloseTo(400 / 40_000, 5)
  const at = (50 * shown.width + 30) * 4
  expect([...shown.data.subarray(at, at + 4)]).toEqual([255, 0, 0, 255])
})

it('does not count the noise of anti-aliasing', async () => {
  const [before, after] = [await drawn(slanted(60)), await drawn(slanted(60.3))]
  expect(Buffer.from(before.data).equals(Buffer.from(after.data))).toBe(false)
  expect(differenceOf(before, after).share).toBe(0)
})

it('counts what one of two sizes lacks as changed', async () => {
  const { share, shown } = differenceOf(await drawn('', 200, 200), await drawn('', 200, 250))
  expect([shown.width, shown.height]).toEqual([200, 250])
  expect(share).toBeCloseTo(0.2, 5)
})
