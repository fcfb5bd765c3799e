import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { words } from './words'

/** The screens of coupons and orders in one theme. */
export interface CouponPlaces {
  list: string
  coupon: string
  product: string
  confirm: string
}

export const olderCoupons: CouponPlaces = {
  list: 'subPackages/coupon-list/index',
  coupon: 'subPackages/coupon-list/detail',
  product: 'subPackages/pdp/index',
  confirm: 'subPackages/order/confirm',
}

export const newerCoupons: CouponPlaces = {
  list: 'subPackages/xyfApp/coupon-list/index',
  coupon: 'subPackages/xyfApp/coupon-list/detail',
  product: 'subPackages/xyfApp/pdp/index',
  confirm: 'subPackages/xyfApp/order/confirm',
}

/** Opens the coupons from "my", by their number. */
async function openCoupons(driver: Driver, places: CouponPlaces): Promise<void> {
  await driver.open('/pages/my/index')
  await driver.tap('#my-coupons')
  await driver.waitForRoute(places.list)
  await driver.waitForText(words(driver.language).coupon.savingLabel)
}

/**
 * Uses a coupon in an order that is not paid, cancels the order from the coupon, and has the coupon back. The customer has no better coupon for
 * the goods, so the confirm screen has chosen it.
 */
export async function useAndCancel(
  driver: Driver,
  { places, couponId }: { places: CouponPlaces; couponId: string },
): Promise<void> {
  const { coupon, order, mall } = words(driver.language)
  await openCoupons(driver, places)
  await driver.waitForText(coupon.use)
  await readsInOneLanguage(driver)
  await driver.tap(`#use-${couponId}`)
  await driver.waitForRoute('pages/mall/index')
  await driver.open(`/${places.product}?goodsId=30101`)
  await driver.waitForText(mall.buy)
  await driver.tap('#buy')
  await driver.waitForRoute(places.confirm)
  await driver.waitForText(order.cardNote)
  await driver.tap('#order-submit')
  await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')

  await openCoupons(driver, places)
  await driver.tap('#tab-used')
  await driver.waitForText(coupon.states.held)
  await readsInOneLanguage(driver)
  await driver.tap(`#use-${couponId}`)
  await driver.waitForRoute('subPackages/order/detail')
  await driver.tap('#order-cancel')
  await driver.tap('#cancel-accept')
  await driver.waitForText(order.stateHints.cancelled)

  await openCoupons(driver, places)
  await driver.tap(`#coupon-${couponId}`)
  await driver.waitForRoute(places.coupon)
  await driver.waitForText(coupon.returned)
  await readsInOneLanguage(driver)
}

/** Takes a coupon in the coupon centre, and finds it among the customer's own. */
export async function takeOne(
  driver: Driver,
  { places, offerId, name }: { places: CouponPlaces; offerId: string; name: string },
): Promise<void> {
  const { coupon } = words(driver.language)
  await openCoupons(driver, places)
  await driver.tap('#to-sale')
  await driver.waitForRoute('subPackages/xyfApp/coupons/indexXyf')
  await driver.waitForText(coupon.saleTitle)
  await readsInOneLanguage(driver)
  await driver.tap(`#take-${offerId}`)
  await driver.waitForText(coupon.taken)
  await driver.tap('#my-coupons')
  await driver.waitForRoute(places.list)
  await driver.waitForText(name)
}
