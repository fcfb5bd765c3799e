import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'

const facePath = 'subPackages/living-identification/index'

/** Opens the face check of a customer whose ID card is verified, reads what happens, and agrees. */
async function openFace(driver: Driver): Promise<void> {
  await driver.open(`/${facePath}`)
  await driver.tap('#face-agree')
  await readsInOneLanguage(driver)
}

/** In front of the camera: a picture, then every challenge in one recording of about ten seconds. */
async function showFace(driver: Driver): Promise<void> {
  await driver.tap('#face-begin')
  await driver.tap('#face-take')
  await driver.text('.face-challenges')
  await readsInOneLanguage(driver)
  await driver.tap('#face-record')
  await driver.text('#step-done')
}

/** Proves the face in front of the camera. */
export async function proveFace(driver: Driver): Promise<void> {
  await openFace(driver)
  await showFace(driver)
}

/** Proves the face by the host's own check. */
export async function proveFaceByHost(driver: Driver): Promise<void> {
  await openFace(driver)
  await driver.tap('#face-host')
  await driver.text('#step-done')
}

/** Is refused the camera, and proves the face once `allow` has given it. */
export async function recoverCamera(driver: Driver, allow: () => Promise<unknown>): Promise<void> {
  await openFace(driver)
  await driver.tap('#face-begin')
  await driver.text('.face-fault')
  await readsInOneLanguage(driver)
  await allow()
  await showFace(driver)
}

/** Applies for the card, all steps being done, and waits until it is open. */
export async function applyForCard(driver: Driver): Promise<void> {
  await driver.open('/subPackages/card-results/index')
  await driver.tap('#card-apply')
  await driver.text('.coupon-line')
  await driver.text('.product-line')
  await readsInOneLanguage(driver)
}
