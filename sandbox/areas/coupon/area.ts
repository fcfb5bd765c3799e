import type { Area } from '../../areas'
import { couponRoutes } from './routes'
import { seedCoupons } from './seed'

export const coupon: Area = { name: 'coupon', routes: couponRoutes, seed: seedCoupons }
