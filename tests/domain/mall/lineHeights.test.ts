import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goodsLineHeight } from '@/domain/mall/GoodsCard'
import { goodsRowHeight } from '@/domain/mall/GoodsRow'
import { fallCardHeight } from '@/subPackages/allowance-down/index/FallCard'

jest.mock('@tarojs/components', () => ({}))
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))
jest.mock('@/platform/host', () => ({}))

/** Height of the first rule of a style sheet, in px of the design. */
const heightIn = (file: string): number =>
  Number(/^\s+height: (\d+)px;$/m.exec(readFileSync(join(__dirname, '../../../src', file), 'utf8'))?.[1])

describe('the line of a long list is as high as its card and the gap under it', () => {
  it.each([
    ['domain/mall/GoodsCard.scss', goodsLineHeight, 8],
    ['domain/mall/GoodsRow.scss', goodsRowHeight, 8],
    ['subPackages/allowance-down/index/FallCard.scss', fallCardHeight, 12],
  ])('%s', (file, line, gap) => {
    expect(heightIn(file)).toBe(line - gap)
  })
})
