import { unpad } from '../../../sandbox/http/apiVip'

const block = (...bytes: number[]) => Buffer.from(bytes)
const eight = [1, 2, 3, 4, 5, 6, 7, 8]

describe('PKCS#1 v1.5 padding', () => {
  it('of eight bytes or more is taken off, and what follows is the message, zeros included', () => {
    expect(unpad(block(0, 2, ...eight, 0, 65, 0, 66))).toEqual(block(65, 0, 66))
    expect(unpad(block(0, 2, ...eight, 9, 0))).toEqual(block())
  })

  it.each([
    ['another first byte', block(1, 2, ...eight, 0, 65)],
    ['block type 1', block(0, 1, ...eight, 0, 65)],
    ['seven bytes of padding', block(0, 2, ...eight.slice(1), 0, 65)],
    ['no padding at all', block(0, 2, 0, 65)],
    ['no end of the padding', block(0, 2, ...eight, 65)],
    ['nothing', block()],
  ])('C3 refuses %s', (_name, bytes) => {
    expect(() => unpad(bytes)).toThrow('wrong padding')
  })
})
