import type { Tab } from '@tests/e2e/browserStage'
import { arrive } from '@tests/journeys/buy'
import { join, renewingTaps } from '@tests/journeys/join'
import { stopRenewal } from '@tests/journeys/membership'
import type { Stage } from '@tests/journeys/stage'
import { olderPlaces, withdrawAndFollow } from '@tests/journeys/wallet'
import { attention } from '@/i18n/attention'
import { home } from '@/i18n/home'
import { before } from './before'
import { homePictures, type PictureName } from './names'

interface TabStep {
  picture: PictureName
  /** Who signs in. */
  person: string
  /** Goes to the moment of the picture, and shows it. */
  play(stage: Stage<Tab>, person: string, show: (tab: Tab) => Promise<void>): Promise<void>
}

const themes = { 'home-xbt': 'xbt_h5', 'home-xyf': 'xyfApp' } as const

/** The steps of the guide, and of the README's pictures, in one tab of a browser. */
export const tabSteps: readonly TabStep[] = [
  {
    picture: 'sign-in',
    person: '13800138002',
    play: async (stage, person, show) => {
      const tab = await stage.device()
      await arrive(
        before(tab, '#login-submit', () => show(tab)),
        person,
      )
    },
  },
  {
    picture: 'withdrawn',
    person: '13800138004',
    play: async (stage, person, show) => {
      const tab = await stage.device(person)
      await withdrawAndFollow(tab, { mobile: person, places: olderPlaces })
      await show(tab)
    },
  },
  {
    picture: 'renewal-stopped',
    person: '13800138001',
    play: async (stage, person, show) => {
      const tab = await join(stage, 'fei_yue', person, renewingTaps)
      await stopRenewal(tab)
      // It says the same for two seconds, over the screen.
      await tab.visit.page.locator('.app-toast.is-shown').waitFor({ state: 'hidden' })
      await show(tab)
    },
  },
  ...homePictures.map(
    (picture): TabStep => ({
      picture,
      person: '13800138002',
      play: async (stage, person, show) => {
        const tab = await stage.device(person)
        await tab.open(`/pages/home/index?type=${themes[picture]}`)
        await tab.waitForText(home.moreGoods)
        // What waits for the customer is left to their next visit of home where it is known after the content below it.
        await tab.tapTab(2)
        await tab.waitForRoute('pages/my/index')
        await tab.tapTab(0)
        // "My" says so, too; and home first shows what the last visit has seen, without its goods.
        await tab.waitForRoute('pages/home/index')
        await tab.waitForText(home.moreGoods)
        await tab.waitForText(attention.actions.unpaid)
        await show(tab)
      },
    }),
  ),
]
