import type { BlockType } from '@/domain/remoteConfig/blocks/block'
import { parseBlocks } from '@/domain/remoteConfig/blocks/parseBlocks'
import { everyBlock } from './schemas'

const kinds = Object.keys(everyBlock) as BlockType[]
/** The block as it is read, or why it was left out. */
const read = (block: unknown) => {
  const { blocks, unknown, broken } = parseBlocks([block])
  return blocks[0] ?? { unknown, broken }
}

describe('reading blocks', () => {
  it.each(kinds.filter((kind) => kind !== 'text'))('takes all that a block says: %s', (kind) => {
    expect(read(everyBlock[kind])).toEqual(everyBlock[kind])
  })

  it('keeps their order', () => {
    expect(parseBlocks(Object.values(everyBlock)).blocks.map(({ type }) => type)).toEqual(kinds)
  })

  it.each(['hologram', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'S5 a block of unknown kind is skipped and reported, and the others stay: %s',
    (type) => {
      const given = [everyBlock.button, JSON.parse(`{"type": "${type}"}`), everyBlock.coupon]
      const { blocks, unknown } = parseBlocks(given)
      expect(blocks.map((block) => block.type)).toEqual(['button', 'coupon'])
      expect(unknown).toEqual([type])
    },
  )

  it.each([7, null, 'text', [], [everyBlock.text]])('S5 what is no block at all is skipped: %j', (given) => {
    expect(read(given)).toEqual({ unknown: [], broken: ['?'] })
  })

  it('S5 a kind that is not a plain word is not sent in a report', () => {
    for (const type of ['13800138000 张三', 'x'.repeat(41), 7, {}, undefined]) {
      expect(read({ type })).toEqual({ unknown: ['?'], broken: [] })
    }
  })

  it.each([
    ['banner', { items: [] }],
    ['banner', { items: 'a' }],
    ['banner', { items: [{ title: 'a', picture: 'javascript:alert(1)', link: '/x' }] }],
    ['grid', { items: [{ title: 'a', picture: '/p/a.png' }] }],
    ['grid', { items: [null, 7, { title: {}, picture: '/p/a.png', link: '/x' }] }],
    ['notice', { list: [] }],
    ['notice', { list: [7, ''] }],
    ['goods', { promotion: undefined }],
    ['goods', { promotion: { $ne: '' } }],
    ['text', { html: '' }],
    ['text', { html: '<script>alert(1)</script>' }],
    ['text', { html: 'x'.repeat(20_001) }],
    ['picture', { picture: 'data:text/html,x' }],
    ['picture', { picture: '//elsewhere.example/a.png' }],
    ['picture', { width: 0 }],
    ['picture', { height: '300' }],
    ['button', { text: '' }],
    ['button', { link: undefined }],
    ['countdown', { deadline: 'tomorrow' }],
    ['countdown', { title: '' }],
    ['coupon', { amount: 0 }],
    ['coupon', { amount: 1.5 }],
    ['coupon', { amount: '500' }],
    ['coupon', { name: undefined }],
  ] as const)('S5 a %s without something that it needs is skipped: %j', (kind, wrong) => {
    expect(read({ ...everyBlock[kind], ...wrong })).toEqual({ unknown: [], broken: [kind] })
  })

  it.each([
    ['grid', 'columns', 100],
    ['notice', 'mode', 'diagonal'],
    ['notice', 'color', 'red;background:url(//evil)'],
    ['notice', 'background', 'url(https://evil.example/x)'],
    ['notice', 'fontSize', 1000],
    ['notice', 'fontWeight', 'bold'],
    ['notice', 'height', -1],
    ['notice', 'width', 10_000],
    ['notice', 'speed', 0],
    ['notice', 'interval', 1],
    ['notice', 'duration', '1s'],
    ['notice', 'scrollable', 'yes'],
    ['notice', 'separator', 'x'.repeat(11)],
    ['notice', 'separator', { toString: 1 }],
    ['goods', 'count', 1000],
    ['text', 'align', 'right; x'],
    ['picture', 'label', 7],
    ['button', 'kind', 'danger'],
    ['coupon', 'threshold', -1],
    ['coupon', 'expireTime', 'soon'],
    ['countdown', 'ended', {}],
  ] as const)('S5 a wrong setting gives way to its default: %s %s %j', (kind, setting, wrong) => {
    const without = Object.fromEntries(Object.entries(everyBlock[kind]).filter(([key]) => key !== setting))
    expect(read({ ...everyBlock[kind], [setting]: wrong })).toEqual(read(without))
  })

  it('S5 a thousand blocks of a thousand items are cut', () => {
    const items = Array.from({ length: 1000 }, () => everyBlock.grid.items[0])
    const { blocks } = parseBlocks(Array.from({ length: 1000 }, () => ({ ...everyBlock.grid, items })))
    expect(blocks).toHaveLength(40)
    expect(blocks[0]).toMatchObject({ items: { length: 20 } })
  })
})
