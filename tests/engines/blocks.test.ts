import sharp from 'sharp'
import { differenceAt } from './blocks'

const bar = { left: 0, top: 784, width: 390, height: 60 }

/** A window with a bar of a colour, drawn at a distance from where it is laid out; `font` stands for how an engine draws letters. */
function picture({ moved = 0, font = 16, colour = '#1e5be6', ink = '#fff' } = {}): Promise<Buffer> {
  const top = bar.top + moved
  const shape = `<rect y="${top}" width="390" height="60" fill="${colour}"/>`
  const text = `<text x="150" y="${top + 36}" font-size="${font}" fill="${ink}">Pay now</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="844"><rect width="390" height="844" fill="#f3f5f9"/>${shape}${text}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const difference = async (one: object, two: object, place = bar) =>
  differenceAt(await picture(one), await picture(two), place)

describe('the difference of a place in two pictures', () => {
  it('is nothing between the same pictures', async () => {
    expect(await difference({}, {})).toBe(0)
  })

  it('is small where letters are drawn otherwise', async () => {
    expect(await difference({}, { font: 15 })).toBeLessThan(0.5)
  })

  it('is large where a bar of the ground’s colour, with a word alone, is painted beside its place', async () => {
    const bare = { colour: '#f3f5f9', ink: '#333' }
    expect(await difference(bare, { ...bare, moved: -90 })).toBeGreaterThan(0.9)
  })

  it.each([-90, -40, 30, 200])('is large where a bar is painted %i px beside its place', async (moved) => {
    expect(await difference({}, { moved })).toBeGreaterThan(0.4)
  })

  it.each([
    ['outside of the window', { left: 0, top: 900, width: 390, height: 60 }],
    ['smaller than a block', { left: 0, top: 10, width: 5, height: 5 }],
  ])('is nothing for a place that is %s', async (_, place) => {
    expect(await difference({}, { moved: -90 }, place)).toBe(0)
  })

  it('counts the part of a place that is in the window', async () => {
    expect(await difference({}, { moved: 200 }, { ...bar, height: 500 })).toBeGreaterThan(0.4)
  })
})
