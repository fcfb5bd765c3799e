import type { Poster } from '@/contract/member/goldActivity'
import type { DrawnPicture, DrawnText, Rect } from '@/platform/media/posterPort'
import { posterDrawing, shortened, sized, widthOf, wrapped } from '@/subPackages/poster-share/index/layout'

const poster: Poster = {
  posterId: 'crown',
  name: '黄金',
  title: '送您一个月黄金会员',
  text: '话费、影音、咖啡，一卡省到底',
  picture: 'https://shop/pictures/wide/crown-gold.png',
  colour: '#7A4400',
  endColour: '#D08A12',
}
const printed = { invites: '周* 邀请您', scan: '长按或扫码领取', once: '每个手机号限领一次', brand: '小补贴' }
const long = '一二三四五六七八九十'.repeat(8)

const drawn = (more: Partial<Poster> = {}, words = printed, imgUrl = 'https://shop/a.png') =>
  posterDrawing({ ...poster, ...more }, { qrCode: 'QR', imgUrl }, words)
const texts = (drawing: ReturnType<typeof drawn>) =>
  drawing.parts.filter((part): part is DrawnText => part.kind === 'text')
const pictures = (drawing: ReturnType<typeof drawn>) =>
  drawing.parts.filter((part): part is DrawnPicture => part.kind === 'picture')
const isWithin = ({ x, y, width, height }: Rect, room: Rect) =>
  x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height

it('R-113 the code of the server is on it, and nothing is drawn without it', () => {
  const [code] = pictures(drawn()).slice(-1)
  expect(code).toMatchObject({ src: 'data:image/png;base64,QR', needed: true })
  expect(pictures(drawn()).filter(({ needed }) => needed)).toHaveLength(1)
})

it('the code is large and stands on white, away from every text', () => {
  const drawing = drawn({ title: long, text: long }, { ...printed, invites: long, scan: long, once: long })
  const code = pictures(drawing).at(-1)
  if (!code) throw new Error('no code')
  expect(Math.min(code.width, code.height)).toBeGreaterThanOrEqual(280)
  const panel = drawing.parts.find((part) => part.kind === 'box' && part.fill === '#FFFFFF') as Rect
  expect(isWithin(code, panel)).toBe(true)
  const beside = texts(drawing).filter(({ y }) => y > code.y && y < code.y + code.height)
  expect(beside).toHaveLength(3)
  for (const { x, text, size } of beside) expect(x + widthOf(text, size)).toBeLessThanOrEqual(code.x)
})

it.each([
  ['Chinese', long],
  ['English', 'A month of gold membership for you and all of your very best friends '.repeat(3)],
])('long texts in %s stay inside', (_, text) => {
  const drawing = drawn({ title: text, text }, { invites: text, scan: text, once: text, brand: 'Xiaobutie' })
  const room = { x: 0, y: 0, width: drawing.width, height: drawing.height }
  for (const one of texts(drawing)) {
    const width = widthOf(one.text, one.size)
    const x = one.align === 'center' ? one.x - width / 2 : one.x
    expect(isWithin({ x, y: one.y - one.size / 2, width, height: one.size }, room)).toBe(true)
  }
  for (const part of drawing.parts) if (part.kind !== 'text') expect(isWithin(part, room)).toBe(true)
})

it('shows the words of the poster and of the customer', () => {
  expect(texts(drawn()).map(({ text }) => text)).toEqual([
    poster.title,
    '话费、影音、咖啡，',
    '一卡省到底',
    printed.invites,
    printed.scan,
    printed.once,
    printed.brand,
  ])
})

it('a poster without a picture, and a customer without one, leave them out', () => {
  expect(pictures(drawn({ picture: '' }, printed, ''))).toHaveLength(1)
})

it('a text is shortened as little as is needed, and shrinks only where it is too wide', () => {
  expect(shortened('一二三', 10, 30)).toBe('一二三')
  expect(shortened('一二三四', 10, 30)).toBe('一二…')
  expect(shortened('一二三四', 10, 5)).toBe('一…')
  expect(sized('一二', 60, 20, 670)).toEqual({ text: '一二', size: 60 })
  expect(sized('一'.repeat(20), 60, 20, 600)).toEqual({ text: '一'.repeat(20), size: 30 })
  expect(sized('一'.repeat(20), 60, 40, 600)).toEqual({ text: `${'一'.repeat(14)}…`, size: 40 })
  expect(sized('', 60, 20, 600)).toEqual({ text: '', size: 60 })
  expect(widthOf('ab', 100)).toBeCloseTo(116)
})

it.each([
  ['话费、影音、咖啡，一卡省到底', ['话费、影音、', '咖啡，一卡省', '到底']],
  ['Save on phone', ['Save on phone']],
  ['Save on phone, video and coffee', ['Save on', 'phone, video', 'and coffee']],
  ['一二三四五六七八九十一二三四五六七八九十一二三', ['一二三四五六', '七八九十一二', '三四五六七…']],
  ['', []],
])('%s is broken into at most three lines', (text, lines) => {
  expect(wrapped(text, 10, text.startsWith('Save on phone,') ? 72 : text.startsWith('Save') ? 300 : 60, 3)).toEqual(
    lines,
  )
})
