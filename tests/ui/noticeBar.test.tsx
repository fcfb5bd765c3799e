import { ui } from '@/i18n/ui'
import { NoticeBar } from '@/ui/display/NoticeBar'
import { clean, draw, pass, tap } from './mounted'

const rows = ['138****0001', '138****0002', '138****0003'].map((phone, index) => [
  { text: `${phone} saved ` },
  { text: `¥${index + 1}.00`, highlight: true as const },
])

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  clean()
  jest.useRealTimers()
})

const find = (box: Element, name: string) => box.querySelector<HTMLElement>(`.notice-bar${name}`)
/** Everything drawn; Taro's elements lose the spaces at the end of their classes once something is drawn again. */
const looks = (box: Element) => box.innerHTML.replace(/ +"/g, '"')
/** What a screen reader reads: without the hidden copies that exist for the movement. */
const heard = (box: Element, line: string) =>
  [...box.querySelectorAll(line)].filter((one) => !one.closest('[aria-hidden]')).map((one) => one.textContent)

describe('a notice bar', () => {
  it('R-141 is visible until it is closed', () => {
    const onClose = jest.fn()
    const box = draw(<NoticeBar list={['one']} showClose onClose={onClose} />)
    pass(60_000)
    expect(box.textContent).toContain('one')
    tap(box.querySelector(`[aria-label="${ui.close}"]`))
    expect(box.textContent).toBe('')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('is not rendered without rows', () => {
    expect(draw(<NoticeBar list={[]} />).textContent).toBe('')
  })

  it.each(['horizontal-continuous', 'horizontal-break', 'vertical'] as const)(
    'R-141 %s does not move without the scroll flag',
    (mode) => {
      const box = draw(<NoticeBar mode={mode} list={rows} scrollable={false} />)
      const before = looks(box)
      expect(find(box, '-run.is-endless')).toBeNull()
      pass(30_000)
      expect(looks(box)).toBe(before)
    },
  )

  it('R-142 horizontal-continuous moves without end, at 40 px a second', () => {
    const box = draw(<NoticeBar list={['补贴', '到账']} separator="一" fontSize={20} />)
    // Six characters of 20 px: four letters, the separator between the texts and the one before the next round.
    expect(find(box, '-run.is-endless')?.style.animationDuration).toBe('3000ms')
    expect(heard(box, '.notice-bar-run > *')).toEqual(['补贴一到账一'])
  })

  it('R-142 horizontal-break pauses for the interval before each run', () => {
    const box = draw(<NoticeBar mode="horizontal-break" list={['补贴']} fontSize={20} />)
    pass(2_999)
    expect(find(box, '-run.is-moving')).toBeNull()
    pass(1)
    expect(find(box, '-run.is-moving')?.style.transitionDuration).toBe('1000ms')
    pass(1_000)
    expect(find(box, '-run.is-moving')).toBeNull()
    pass(3_000)
    expect(find(box, '-run.is-moving')).not.toBeNull()
  })

  it('R-142 R-143 vertical shows two of three rows and turns to the next pair after interval and duration', () => {
    const box = draw(<NoticeBar mode="vertical" list={rows} />)
    expect(heard(box, '.notice-bar-row')).toEqual(['138****0001 saved ¥1.00', '138****0002 saved ¥2.00'])
    pass(3_000)
    expect(find(box, '-turn.is-moving')?.style.transitionDuration).toBe('1000ms')
    pass(1_000)
    expect(heard(box, '.notice-bar-row')).toEqual(['138****0003 saved ¥3.00', '138****0001 saved ¥1.00'])
  })

  it('R-143 highlights phone and money of a row', () => {
    const parts = [
      { text: '138****0001', highlight: true as const },
      { text: ' ' },
      { text: '¥1', highlight: true as const },
    ]
    const box = draw(<NoticeBar mode="vertical" list={[parts]} />)
    expect([...box.querySelectorAll('.notice-bar-strong')].map((one) => one.textContent)).toEqual(['138****0001', '¥1'])
  })

  it('R-143 two rows do not move', () => {
    const box = draw(<NoticeBar mode="vertical" list={rows.slice(0, 2)} />)
    const before = looks(box)
    pass(30_000)
    expect(looks(box)).toBe(before)
  })

  it('R-144 a tap on the text and one on “more” call their own handlers', () => {
    const [onTap, onMore] = [jest.fn(), jest.fn()]
    const box = draw(<NoticeBar list={['one']} showMore onTap={onTap} onMore={onMore} />)
    tap(find(box, '-text'))
    expect([onTap.mock.calls.length, onMore.mock.calls.length]).toEqual([1, 0])
    tap(box.querySelector(`[aria-label="${ui.moreNotices}"]`))
    expect([onTap.mock.calls.length, onMore.mock.calls.length]).toEqual([1, 1])
  })

  it('R-140 R-143 takes colour, background, size, weight, height and width', () => {
    const looks = { color: 'red', background: 'blue', fontSize: 16, fontWeight: 600, height: 48, width: 300 }
    const bar = find(draw(<NoticeBar list={['one']} {...looks} />), '')
    expect(bar?.style.cssText).toContain('color: red')
    expect(bar?.style.cssText).toContain('background: blue')
    expect(bar?.style.fontWeight).toBe('600')
    expect(bar?.style.getPropertyValue('--notice-font')).toBe('16')
    expect(bar?.style.getPropertyValue('--notice-line')).toBe('20.8')
    expect(bar?.style.getPropertyValue('--notice-height')).toBe('48')
    expect(bar?.style.width).toContain('80%')
  })

  it('R-140 shows icon, “more” and close only if they are set', () => {
    const bare = draw(<NoticeBar list={['one']} showIcon={false} />)
    expect([bare.querySelector('.icon'), bare.querySelector('[aria-label]')]).toEqual([null, null])
    const full = draw(<NoticeBar list={['one']} showIcon showMore showClose />)
    expect(full.querySelector('.icon-speaker')).not.toBeNull()
    expect(full.querySelectorAll('[aria-label]')).toHaveLength(2)
  })
})
