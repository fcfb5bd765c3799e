import type { Page, Route } from 'playwright-core'
import { families } from '@/contract/families'
import { shell } from '@/i18n/zh-CN/shell'
import { endpoints } from '../fixtures/endpoints'
import { addressOfSample } from '../fixtures/ids'
import { pathsOf, type Spoiler, spoil, spoilers } from '../fixtures/spoil'
import { type ScreenSample, screens } from '../screens'
import { siteForTests } from './site'

const site = siteForTests()

/** Number of rounds, each of which opens the screen once: a round replaces one in so many fields of each answer. */
const turns = spoilers.length

/** Where an answer has its data. */
const dataKeys = ['data', 'response', 'pageInfo']

/** Texts that only appear because of a programming error. */
const nonsense = /undefined|NaN|Invalid|\bnull\b|\[object/

/** Replaces each field of each answer once over all rounds; the kinds of wrong values alternate too. */
async function spoilAnswers(page: Page): Promise<{ turn: number; spoilt: string[] }> {
  const state = { turn: -1, spoilt: [] as string[] }
  const spoilOne = async (route: Route) => {
    const response = await route.fetch()
    let body: unknown = await response.json().catch(() => undefined)
    const { pathname } = new URL(route.request().url())
    if (state.turn >= 0)
      for (const [place, path] of pathsOf(body).entries()) {
        if (path.length < 2 || !dataKeys.includes(String(path[0])) || place % turns !== state.turn) continue
        const spoiler = spoilers[Math.floor(place / turns) % spoilers.length] as Spoiler
        state.spoilt.push(`${pathname} ${path.join('.')} ${spoiler}`)
        body = spoil(body, path, spoiler)
      }
    await route.fulfill({ response, json: body })
  }
  for (const { endpoint } of endpoints.filter((one) => one.endpoint.kind === 'read'))
    await page.route(`${site.sandbox.url}${families[endpoint.family].prefix}${endpoint.path}`, spoilOne)
  return state
}

describe('every screen where the server sends fields that are null, missing, empty or of another kind', () => {
  it.each(screens.map((sample): [string, ScreenSample] => [sample.path, sample]))(
    'N1 is never blank and shows no value that is not a text: %s',
    async (_path, sample) => {
      const { page, problems } = await site.visit(undefined, { person: sample.person })
      const address = site.sandbox.url + (await addressOfSample(site.sandbox, sample))
      const state = await spoilAnswers(page)
      for (let turn = 0; turn < turns; turn++) {
        state.turn = turn
        state.spoilt.length = 0
        await page.goto(address)
        await page.locator('#screen').filter({ visible: true }).first().waitFor()
        await page.waitForLoadState('networkidle')
        await page.locator('.skeleton').filter({ visible: true }).first().waitFor({ state: 'hidden' })
        const body = page.locator('.screen-body').filter({ visible: true }).first()
        const text = (await body.textContent()) ?? ''
        const what = state.spoilt.join('\n')
        expect({ what, isBlank: text.trim() === '' }).toEqual({ what, isBlank: false })
        expect({ what, nonsense: nonsense.exec(text)?.[0] }).toEqual({ what, nonsense: undefined })
        expect({ what, isBroken: text.includes(shell.crashed) }).toEqual({ what, isBroken: false })
      }
      expect(problems).toEqual([])
    },
  )
})
