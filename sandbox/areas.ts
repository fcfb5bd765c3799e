import { account } from './areas/account/area'
import { activity } from './areas/activity/area'
import { bank } from './areas/bank/area'
import { cashier } from './areas/cashier/area'
import { certificate } from './areas/certificate/area'
import { coin } from './areas/coin/area'
import { coupon } from './areas/coupon/area'
import { credit } from './areas/credit/area'
import { deregistration } from './areas/deregistration/area'
import { devices } from './areas/devices/area'
import { home } from './areas/home/area'
import { identity } from './areas/identity/area'
import { mall } from './areas/mall/area'
import { member } from './areas/member/area'
import { order } from './areas/order/area'
import { ownData } from './areas/ownData/area'
import { paysystem } from './areas/paysystem/area'
import { profile } from './areas/profile/area'
import { remoteConfig } from './areas/remoteConfig/area'
import { report } from './areas/report/area'
import { rights } from './areas/rights/area'
import { session } from './areas/session/area'
import { supplier } from './areas/supplier/area'
import { thirdParty } from './areas/thirdParty/area'
import { topup } from './areas/topup/area'
import { wallet } from './areas/wallet/area'
import { declareAreas } from './declared'

/** Every area, in seeding order: an area is seeded after those whose rows it points to. */
export const areas = declareAreas([
  session,
  profile,
  account,
  home,
  mall,
  remoteConfig,
  order,
  coupon,
  topup,
  member,
  rights,
  coin,
  supplier,
  cashier,
  bank,
  identity,
  wallet,
  activity,
  paysystem,
  credit,
  thirdParty,
  devices,
  ownData,
  deregistration,
  certificate,
  report,
])
