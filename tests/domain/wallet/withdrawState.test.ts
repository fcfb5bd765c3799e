import { askDelay, isMoving, knownStatus, lookOf } from '@/domain/wallet/result/withdrawState'

it.each([
  ['submitted', 'moving', true],
  ['processing', 'moving', true],
  ['to_confirm', 'waiting', true],
  ['paid', 'done', false],
  ['returned', 'failed', false],
  ['expired', 'failed', false],
  ['brand_new', 'moving', true],
  ['toString', 'moving', true],
])('a withdrawal that is %s looks %s; it may change: %p', (status, look, moves) => {
  expect([lookOf(status), isMoving(status)]).toEqual([look, moves])
})

it('a status without words of this build reads as one that is in progress', () => {
  expect([knownStatus('paid'), knownStatus('brand_new'), knownStatus('toString')]).toEqual([
    'paid',
    'processing',
    'processing',
  ])
})

it.each([
  [0, 3_000],
  [59_999, 3_000],
  [60_000, 20_000],
  [899_999, 20_000],
  [900_000, undefined],
])('after %p ms it is asked about again in %p ms', (elapsed, wait) => {
  expect(askDelay(elapsed)).toBe(wait)
})
