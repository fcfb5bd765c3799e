import type { Theme } from '@/theme/theme'
import { xbt } from '@/theme/xbt'
import { xyf } from '@/theme/xyf'
import { contrast } from './colour'

describe('a payment tool', () => {
  const tools = ['colorToolCard', 'colorToolAlipay', 'colorToolWechatPay'] as const

  it('keeps its own colour in every theme', () => {
    const of = ({ variables }: Theme) => tools.map((name) => variables[name])
    expect(new Set(of(xbt)).size).toBe(tools.length)
    expect(of(xbt)).toEqual(of(xyf))
  })

  it.each(tools)('has a white symbol that is readable on %s', (name) => {
    expect(contrast(xbt.variables[name], '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  })
})
