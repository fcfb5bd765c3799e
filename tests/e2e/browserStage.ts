import type { Device, Stage } from '@tests/journeys/stage'
import { pageDriver } from './pageDriver'
import { type Site, siteForTests, type Visit } from './site'
import { unmasked } from './unmasked'

/** A browser tab with the app. */
export interface Tab extends Device {
  visit: Visit
}

/** Sets up the tests of a file, or of a `describe`, that are journeys in a browser. */
export function browserStage(site: Omit<Site, 'close'> = siteForTests()): Stage<Tab> {
  const open = new Map<Device, Visit>()
  const end = async (device: Device, visit: Visit) => {
    open.delete(device)
    expect(await device.problems()).toEqual([])
    await visit.close()
  }
  afterEach(async () => {
    for (const [device, visit] of open) await end(device, visit)
  })
  return {
    host: 'h5',
    theme: 'xbt_h5',
    get sandbox() {
      return site.sandbox
    },
    device: async (person) => {
      const visit = await site.visit(undefined, person ? { person } : { consent: false })
      const device = Object.assign(pageDriver(site.sandbox.url, visit, site.sandbox.inbox), {
        visit,
        kept: () => visit.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
        unmasked: () => unmasked(visit.page, []),
      })
      open.set(device, visit)
      return device
    },
    leave: async (device) => {
      const visit = open.get(device)
      if (visit) await end(device, visit)
    },
  }
}
