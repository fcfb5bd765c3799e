import { Price } from '@/ui/display/Price'
import { clean, draw } from './mounted'

afterEach(clean)

describe('a price', () => {
  it.each([
    [1999, '¥19.99'],
    [10, '¥0.10'],
    [100, '¥1.00'],
    [123_456, '¥1234.56'],
  ])('R-66 %i fen is shown as %s', (fen, text) => {
    expect(draw(<Price fen={fen} />).textContent).toBe(text)
  })

  it('R-66 zero is not shown', () => {
    expect(draw(<Price fen={0} />).textContent).toBe('')
  })

  it('strikes an earlier price through only if it was higher', () => {
    expect(draw(<Price fen={1999} was={2999} />).textContent).toBe('¥19.99¥29.99')
    expect(draw(<Price fen={1999} was={1999} />).textContent).toBe('¥19.99')
  })
})
