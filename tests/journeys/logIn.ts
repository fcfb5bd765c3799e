import type { Driver } from './driver'

/** Reads the newest code of a scene from a phone's inbox; waits until it arrives. */
export async function codeFor(driver: Driver, mobile: string, scene: string): Promise<string> {
  for (let look = 0; look < 50; look += 1) {
    const message = (await driver.inbox(mobile)).find((one) => one.scene === scene)
    if (message) return message.code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no ${scene} code came to ${mobile}`)
}

/** Logs in by phone and code, from the login page that the host shows. */
export async function logIn(driver: Driver, mobile: string): Promise<void> {
  if (driver.offersOneTap) await driver.tap('#login-by-phone')
  await driver.waitForRoute('center/login/loginNum')
  await driver.input('#login-phone', mobile)
  await driver.tap('#login-send')
  await driver.input('#login-code', await codeFor(driver, mobile, 'login'))
  await driver.tap('#login-agree')
  await driver.tap('#login-submit')
}
