import { hostNames } from '../../../../sandbox/devtools/hosts/page/hosts'
import type { HostName, MirroredTap } from '../../../../sandbox/devtools/hosts/page/messages'
import { type Echo, mirror } from '../../../../sandbox/devtools/hosts/page/mirroring'

const tap: MirroredTap = { name: 'Buy', nth: 0 }
const report = (echoes: readonly Echo[], from: HostName, now: number, one = tap) =>
  mirror(echoes, { from, tap: one, others: hostNames, now })

it('a tap is made in the three other frames', () => {
  expect(report([], 'weapp', 0).to).toEqual(['h5', 'alipay', 'tt'])
})

it('the frames that report the tap they were given start no further taps', () => {
  let { echoes } = report([], 'weapp', 0)
  for (const host of ['h5', 'alipay', 'tt'] as const) {
    const next = report(echoes, host, 100)
    expect(next.to).toEqual([])
    echoes = next.echoes
  }
  expect(echoes).toEqual([])
})

it('a second tap of the customer is made again, as soon as the report of the first has come', () => {
  const first = report([], 'h5', 0)
  const echo = report(first.echoes, 'tt', 100)
  expect(report(echo.echoes, 'tt', 200).to).toEqual(['h5', 'weapp', 'alipay'])
})

it('another tap in a frame that has not reported yet is made again', () => {
  const { echoes } = report([], 'h5', 0)
  expect(report(echoes, 'tt', 100, { name: 'Buy', nth: 1 }).to).toEqual(['h5', 'weapp', 'alipay'])
})

it('a frame that could not make the tap may report the same tap of its own later', () => {
  const { echoes } = report([], 'h5', 0)
  expect(report(echoes, 'tt', 1_001).to).toEqual(['h5', 'weapp', 'alipay'])
})
