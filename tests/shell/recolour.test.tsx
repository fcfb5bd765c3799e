import path from 'node:path'
import { openPages } from '@tests/routes/fakeNavigation'
import { clean, draw } from '@tests/ui/mounted'
import { compile } from 'sass'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { AppContext } from '@/shell/AppContext'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { frame, set } from './fakeFrame'
import { router } from './fakeHooks'
import { InPage } from './pageOf'

/** The styles of what is drawn here, as the build compiles them. */
const styles = ['shell/Screen', 'shell/NavBar', 'ui/display/Price', 'ui/display/Tag', 'ui/action/Button']
  .map((name) => compile(path.join(__dirname, '../../src', `${name}.scss`)).css)
  .join('\n')

const nothing = () => undefined

/** A product's screen at this route, with what the newer theme recolours. */
function drawn(route: Route<{ goodsId: string }>): HTMLElement {
  openPages('pages/home/index', route.path)
  Object.assign(router, { path: `/${route.path}`, params: {} })
  const box = draw(
    <AppContext.Provider value={frame}>
      <InPage route={route}>
        <Screen footer={<Button id="buy" text="buy" kind="detail" onTap={nothing} />}>
          <Price fen={1_990} />
          <Tag text="subsidy" kind="discount" />
        </Screen>
      </InPage>
    </AppContext.Provider>,
  )
  addStyles(box)
  return box
}

/** Adds the compiled styles with the values that the drawn screen gives their variables, which jsdom does not put in. */
function addStyles(box: HTMLElement): void {
  const screen = [...box.querySelectorAll<HTMLElement>('[style]')].find(({ style }) =>
    style.getPropertyValue('--color-price'),
  )
  const sheet = document.createElement('style')
  sheet.textContent = styles.replace(
    /var\((--[\w-]+)\)/g,
    (whole, name) => screen?.style.getPropertyValue(name) || whole,
  )
  document.head.replaceChildren(sheet)
}

const parts = [
  'price',
  'discount label',
  'ground of the discount label',
  'bottom bar',
  'detail button',
  'header',
] as const

type Seen = Record<(typeof parts)[number], string>

/** What a person sees of each part, as a browser computes it from the styles of the screen. */
function seenAt(route: Route<{ goodsId: string }>): Seen {
  const box = drawn(route)
  const styleOf = (part: string) => {
    const element = box.querySelector(part)
    if (!element) throw new Error(`the screen draws no ${part}`)
    return getComputedStyle(element)
  }
  const seen = {
    price: styleOf('.price').color,
    'discount label': styleOf('.tag').color,
    'ground of the discount label': styleOf('.tag').background,
    'bottom bar': styleOf('.screen-footer').background,
    'detail button': styleOf('#buy').background,
    header: styleOf('.nav-bar').background,
  }
  clean()
  return seen
}

/** Every opaque colour in a computed value as red, green and blue. */
const coloursIn = (value: string) =>
  [...value.matchAll(/#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})/gi)]
    .map((match) => match.slice(1).map((part) => Number.parseInt(part, 16)))
    .concat([...value.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map((match) => match.slice(1).map(Number)))

beforeEach(() => set({ hasLogin: true, answer: 'accepted' }))
afterEach(clean)

describe('the screen of a product in the newer theme', () => {
  let older: Seen
  let newer: Seen
  beforeEach(() => {
    older = seenAt(routes.pdp)
    newer = seenAt(routes.xyfPdp)
  })

  it.each(parts)('R-10 D-29 has a colour of its own for the %s', (part) => {
    expect([coloursIn(older[part]).length, coloursIn(newer[part]).length]).not.toContain(0)
    expect(coloursIn(newer[part])).not.toEqual(coloursIn(older[part]))
  })

  it('R-10 has red prices', () => {
    const [[red = 0, green = 0, blue = 0] = []] = coloursIn(newer.price)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  })

  it('R-10 has a header of a blue gradient', () => {
    expect(newer.header).toContain('gradient')
    const colours = coloursIn(newer.header)
    expect(colours.length).toBeGreaterThan(1)
    for (const [red = 0, green = 0, blue = 0] of colours) expect(blue).toBeGreaterThan(Math.max(red, green))
  })
})
