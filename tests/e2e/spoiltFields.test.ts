import { addressOfSample } from '@tests/fixtures/ids'
import { reads } from '@tests/fixtures/reads'
import { nonsense, spoilRound, spoilRounds } from '@tests/fixtures/spoil'
import type { ScreenSample } from '@tests/samples/sample'
import { screens } from '@tests/screens'
import type { Page, Route } from 'playwright-core'
import { shell } from '@/i18n/shell'
import { allRoutes } from '@/routes'
import { idle } from './quiet'
import { siteForTests } from './site'

const site = siteForTests()

/** Replaces the fields of a round in each answer; a test sets the round. */
async function spoilAnswers(page: Page): Promise<{ round: number; spoilt: string[] }> {
  const state = { round: 0, spoilt: [] as string[] }
  const spoilOne = async (route: Route) => {
    const response = await route.fetch()
    const { answer, spoilt } = spoilRound(await response.json().catch(() => undefined), state.round)
    state.spoilt.push(...spoilt.map((field) => `${new URL(route.request().url()).pathname} ${field}`))
    await route.fulfill({ response, json: answer })
  }
  for (const path of reads.keys()) await page.route(site.sandbox.url + path, spoilOne)
  return state
}

/** The screens that only a browser has, and home; tests/minihost/spoiltFields.test.ts opens all others. */
const isOpened = ({ path }: ScreenSample) =>
  path === 'pages/home/index' || allRoutes.some((route) => route.path === path && route.host === 'h5')

describe('a screen in a browser where the server sends fields that are null, missing, empty or of another kind', () => {
  it.each(screens.filter(isOpened).map((sample): [string, ScreenSample] => [sample.path, sample]))(
    'N1 is never blank and shows no value that is not a text: %s',
    async (_path, sample) => {
      const { page, problems } = await site.visit(undefined, { person: sample.person })
      const address = site.sandbox.url + (await addressOfSample(site.sandbox, sample))
      const state = await spoilAnswers(page)
      for (let round = 0; round < spoilRounds; round++) {
        state.round = round
        state.spoilt.length = 0
        await page.goto(address)
        await page.locator('#screen').filter({ visible: true }).first().waitFor()
        await idle(page)
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
