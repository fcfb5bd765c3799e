import type { Area } from '../../area'
import { couponRoutes } from './routes'
import { seedCoupons } from './seed'

export const coupon: Area = { name: 'coupon', routes: couponRoutes, seed: seedCoupons }
