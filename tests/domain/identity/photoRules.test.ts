import { fileProblem, isTooDetailed, pixelProblem, sharpnessOf } from '@/domain/identity/photoRules'

const mb = 1024 * 1024
const good = { size: 300_000 as number | undefined, type: 'jpeg', width: 1600, height: 1000 }

describe('U6 a file that a customer chose', () => {
  it.each([
    [{}, undefined],
    [{ type: 'jpg' }, undefined],
    [{ type: 'png' }, undefined],
    [{ type: 'webp' }, undefined],
    // The host does not tell the size: the server checks it.
    [{ size: undefined }, undefined],
    [{ size: 20 * mb }, undefined],
    [{ size: 20 * mb + 1 }, 'tooLarge'],
    [{ size: 0 }, 'empty'],
    [{ size: 0, type: '' }, 'empty'],
    [{ type: '', width: 0, height: 0 }, 'notPicture'],
    [{ type: 'gif' }, 'format'],
    [{ type: 'svg+xml' }, 'format'],
    [{ type: 'heic' }, 'format'],
    [{ width: 640, height: 400 }, undefined],
    // A card that is held upright.
    [{ width: 400, height: 640 }, undefined],
    [{ width: 639, height: 400 }, 'tooSmall'],
    [{ width: 640, height: 399 }, 'tooSmall'],
  ])('with %j is %s', (more, problem) => {
    expect(fileProblem({ ...good, ...more })).toBe(problem)
  })

  it.each([
    [{}, false],
    [{ width: 2000 }, false],
    [{ width: 2001 }, true],
    [{ height: 2001 }, true],
    [{ size: 1_500_000 }, false],
    [{ size: 1_500_001 }, true],
    [{ size: undefined }, false],
  ])('with %j is scaled down before it is sent: %s', (more, isScaled) => {
    expect(isTooDetailed({ ...good, ...more })).toBe(isScaled)
  })
})

/** A picture whose pixels follow from their place. */
function grey(width: number, height: number, at: (x: number, y: number) => number) {
  const pixels = Array.from({ length: width * height }, (_, index) => at(index % width, Math.floor(index / width)))
  return { width, height, pixels }
}

describe('the pixels of a picture', () => {
  const print = grey(60, 40, (x, y) => (((x >> 1) + (y >> 1)) % 3 === 0 ? 40 : 200))
  const blur = grey(60, 40, (x) => 120 + 60 * Math.sin(x / 12))

  it('of print in focus are sharp, and of a blur are not', () => {
    expect(sharpnessOf(print)).toBeGreaterThan(1_000)
    expect(sharpnessOf(blur)).toBeLessThan(1)
    expect([pixelProblem(print), pixelProblem(blur)]).toEqual([undefined, 'blurred'])
  })

  it.each([
    [38, 'blurred'],
    [37, 'dark'],
    [0, 'dark'],
  ])('of a plain brightness %d are %s', (brightness, problem) => {
    expect(pixelProblem(grey(10, 10, () => brightness))).toBe(problem)
  })

  it('are judged by the server alone where the host does not show them', () => {
    expect(pixelProblem(undefined)).toBeUndefined()
  })

  it.each([
    [0, 0],
    [2, 2],
  ])('of %d by %d are too few to be sharp', (width, height) => {
    expect(sharpnessOf(grey(width, height, () => 100))).toBe(0)
  })
})
