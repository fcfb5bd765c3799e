import { seriousFindings } from '@tests/e2e/axe'
import { faintTexts } from '@tests/e2e/contrast'
import { enlarge, misfits, misfitsNow } from '@tests/e2e/fits'
import { outlineFaults } from '@tests/e2e/outline/faults'
import { heardOn } from '@tests/e2e/outline/heard'
import { isWriting } from '@tests/e2e/outline/outlineFiles'
import { inTallWindow } from '@tests/e2e/photograph'
import { idle } from '@tests/e2e/quiet'
import { linesOf, openSiteAt, type Site, type Visit, type VisitOptions } from '@tests/e2e/site'
import { pictureMoment, takePicture } from '@tests/e2e/takePicture'
import { unmasked } from '@tests/e2e/unmasked'
import { fieldsOutOfSight, misfitsInWindow, otherWindows, underEdges } from '@tests/e2e/windows'
import { addressOfSample } from '@tests/fixtures/ids'
import { casesOf, isExhaustive } from '@tests/fixtures/scope'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import { screens } from '@tests/screens'
import { routeAt } from '@/routes'
import { outlinesOf } from './outlinesOf'

/** Screens that are also photographed in a wide window. */
const wide = ['pages/home/index', 'pages/mall/index', 'pdp/index', 'order/detail', 'h5-pay/index']

const isThemed = (route: string): boolean => routeAt(route)?.theme === undefined

/** Declares the tests that open every screen in a theme and a language. Each of the four has a file of its own, so that two can run at once. */
export function testEveryScreen({ theme, language }: Required<Pick<VisitOptions, 'theme' | 'language'>>): void {
  let site: Site
  beforeAll(async () => {
    site = await openSiteAt(pictureMoment)
    // The sandbox draws its pictures at the first request, and home leaves out the modules that come late.
    const first = await site.visit('/', { theme, language })
    await idle(first.page)
    await first.close()
  })
  afterAll(() => site.close())

  const outlines = outlinesOf({ theme, language })
  // A route whose theme is fixed looks the same with either theme stored.
  const drawn = screens.filter(({ path: route }) => theme === 'xyfApp' || isThemed(route))
  // The quick run opens a screen in two of its four looks, which together have both themes and both languages: a theme's colours do not depend
  // on the language of the texts. It does not find what is wrong in one of the two other looks alone, such as a text that is cut in one theme.
  const isFirst = (sample: ScreenSample) =>
    !isThemed(sample.path) || (screens.indexOf(sample) % 2 === 0) === ((theme === 'xbt_h5') === (language === 'zh-CN'))
  // The quick run puts each screen in one other window, in turn; it does not find what is wrong in one of the two others alone.
  const otherWindowsOf = (sample: ScreenSample) => {
    const isTurn = (at: number) => at === screens.indexOf(sample) % otherWindows.length
    return casesOf(
      otherWindows.filter((_, at) => isTurn(at)),
      otherWindows.filter((_, at) => !isTurn(at)),
    )
  }
  // Samples of one person are grouped, so that one window is used for all of them.
  const samples = casesOf(
    drawn.filter((sample) => isWriting || isFirst(sample)),
    drawn.filter((sample) => !isWriting && !isFirst(sample)),
  ).sort((one, other) => (one.person ?? '').localeCompare(other.person ?? ''))

  let visit: Visit | undefined
  let owner: string | undefined
  let lines: string[] = []
  async function windowOf(person: string | undefined): Promise<Visit> {
    if (visit && owner === person && !visit.page.isClosed()) return visit
    await visit?.close()
    owner = person
    visit = await site.visit(undefined, { theme, language, person })
    lines = linesOf(visit)
    return visit
  }
  afterAll(() => visit?.close())

  it.each(samples.map((sample): [string, ScreenSample] => [nameOfSample(sample), sample]))(
    'R-03 R-04 S6 S7 shows its text, in its title, without an error, unmasked personal data, a policy violation, a serious barrier, a faint text, a misfit in another window or under a phone’s edges, also with the largest texts, and is heard as it is written down: %s',
    async (name, sample) => {
      const { page, problems } = await windowOf(sample.person)
      const before = problems.length
      await page.goto(site.sandbox.url + (await addressOfSample(site.sandbox, sample)))
      await page.getByText(sample.text[language]).filter({ visible: true }).first().waitFor()
      const titles = sample.title ?? routeAt(new URL(page.url()).pathname)?.title
      expect(await page.title()).toBe(titles?.[language])
      expect(await page.locator('.nav-bar, #taro-navigation-bar').filter({ visible: true }).count()).toBe(1)
      const { path: screen } = sample
      const picture = { screen, state: 'content', theme, language } as const
      await takePicture(page, picture)
      if (wide.some((end) => screen.endsWith(end))) await takePicture(page, { ...picture, wide: true })
      expect(await unmasked(page, lines)).toEqual([])
      expect(await seriousFindings(page)).toEqual([])
      expect(await faintTexts(page)).toEqual([])
      // What arrives late, such as the number of the customer service, is heard, too.
      await idle(page)
      const { standard, heard } = await inTallWindow(page, undefined, async () => ({
        standard: await misfitsNow(page, 'standard'),
        heard: await heardOn(page),
      }))
      outlines.compare(name, heard)
      expect(outlineFaults(heard)).toEqual([])
      for (const size of otherWindowsOf(sample)) standard.push(...(await misfitsInWindow(page, size)))
      standard.push(...(await underEdges(page)))
      await enlarge(page, 'largest')
      await takePicture(page, { ...picture, state: 'largest' })
      expect({ standard, largest: await misfits(page, 'largest') }).toEqual({ standard: [], largest: [] })
      expect(await fieldsOutOfSight(page)).toEqual([])
      if (isExhaustive) {
        await enlarge(page, 'large')
        expect({ large: await misfits(page, 'large') }).toEqual({ large: [] })
      }
      expect(problems.slice(before)).toEqual([])
    },
  )
}
