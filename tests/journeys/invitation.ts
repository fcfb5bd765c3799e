import type { Driver } from './driver'
import { logIn } from './logIn'
import { readsInOneLanguage } from './reading'
import { type WalletPlaces, withdraw } from './wallet'
import { words } from './words'

/** What is shown of the names of friends, and of those who have just opened a packet. */
const names = ['阿', '小', '补', '周', '吴', '郑', '冯', '蒋', '沈']

/** A friend opens a customer's link on a new device, signs up with a new number, and helps. */
export async function signUpAndHelp(
  driver: Driver,
  { mobile, inviterUserId }: { mobile: string; inviterUserId: number },
): Promise<void> {
  const page = 'subPackages/help-get-member/index'
  await driver.open(`/${page}?inviterUserId=${inviterUserId}`)
  await driver.tap('#privacy-accept')
  const { helpMember } = words(driver.language)
  await driver.waitForText(helpMember.count(2, 3))
  await readsInOneLanguage(driver)
  await driver.tap('#help-login')
  await logIn(driver, mobile)
  // The link leads back here after the sign-up.
  await driver.waitForRoute(page)
  await driver.tap('#help-give')
  await driver.waitForText(helpMember.helpedText)
  await readsInOneLanguage(driver)
}

/** A friend opens a customer's link, signs up with a new number, and opens the red packet. */
export async function signUpAndOpen(
  driver: Driver,
  { mobile, inviterUserId }: { mobile: string; inviterUserId: number },
): Promise<void> {
  const page = 'subPackages/share/index'
  await driver.open(`/${page}?inviterUserId=${inviterUserId}`)
  await driver.tap('#privacy-accept')
  await driver.tap('#gift-login')
  await logIn(driver, mobile)
  await driver.waitForRoute(page)
  await driver.tap('#gift-open')
  await driver.waitForText(words(driver.language).redPacket.opened)
  await readsInOneLanguage(driver)
}

/** From "my" through the invitations to the membership that friends have brought, and to a red packet, whose money is withdrawn. */
export async function takeRewards(
  driver: Driver,
  { mobile, packetId, places }: { mobile: string; packetId: string; places: WalletPlaces },
): Promise<void> {
  const { helpMember, redPacket, profile } = words(driver.language)
  await driver.open('/pages/my/index')
  await driver.tap({ text: profile.menu.invite })
  await driver.waitForRoute('subPackages/red-packets/index')
  await driver.waitForText(redPacket.code)
  await readsInOneLanguage(driver, names)
  await driver.tap('#packets-help')
  await driver.waitForRoute('subPackages/get-member/index')
  await driver.waitForText(helpMember.states.done.title)
  await readsInOneLanguage(driver, names)
  await driver.open('/subPackages/help-progress/index?scene=redPacket')
  await driver.tap(`#open-${packetId}`)
  await driver.waitForText(redPacket.opened)
  await readsInOneLanguage(driver, names)
  await driver.tap('#packet-balance')
  await driver.waitForRoute(places.balance)
  await driver.waitForText(words(driver.language).wallet.available)
  await withdraw(driver, { mobile, places })
}
