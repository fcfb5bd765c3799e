import { routes } from '@/routes'
import type { Area } from '../../../area'
import { failedChargeOf } from './info'

/** The memberships that renew, each with the screen of its renewal. */
const renewals = { fei_yue: routes.memberRenewal.path, leap: routes.leapRenewal.path } as const

/** Where the customer pays what a renewal could not charge. */
export const failedRenewal: NonNullable<Area['failedRenewal']> = async (db, { userId, now }) => {
  for (const vipType of ['fei_yue', 'leap'] as const) {
    if (await failedChargeOf(db, { userId, vipType, now })) return `/${renewals[vipType]}`
  }
  return undefined
}
