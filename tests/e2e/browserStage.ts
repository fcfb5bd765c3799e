import { type Device, openDevices, type Stage } from '@tests/journeys/stage'
import { pageDriver } from './pageDriver'
import { type Site, siteForTests, type Visit } from './site'
import { unmasked } from './unmasked'

/** A browser tab with the app. */
export interface Tab extends Device {
  visit: Visit
}

/** Sets up the tests of a file, or of a `describe`, that are journeys in a browser. */
export function browserStage(site: Omit<Site, 'close'> = siteForTests()): Stage<Tab> {
  const { add, leave } = openDevices<Tab>(({ visit }) => visit.close())
  return {
    host: 'h5',
    theme: 'xbt_h5',
    get sandbox() {
      return site.sandbox
    },
    device: async (person) => {
      const visit = await site.visit(undefined, person ? { person } : { consent: false })
      const own = {
        visit,
        kept: () => visit.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
        unmasked: () => unmasked(visit.page, []),
      }
      return add(Object.assign(pageDriver(site.sandbox.url, visit, site.sandbox.inbox), own))
    },
    leave,
  }
}
