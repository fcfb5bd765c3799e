import type { TestSandbox } from '@tests/sandbox/startSandbox'
import sharp from 'sharp'
import { granted } from '@/contract/account'
import { userInfo } from '@/contract/session'
import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { words } from './words'

/** A JPEG of a phone that says where it was taken. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7' } })
    .withExifMerge({ IFD3: { GPSLatitude: '39/1 54/1 15/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

/** Where Xihu in Hangzhou, Zhejiang, is in the lists of provinces, cities and counties. */
const xihu = [10, 0, 2]

/** Taps a button that asks for a picture, chooses one from the album, and waits until it is uploaded. */
async function addPicture(driver: Driver, button: string, uploaded: string): Promise<void> {
  await driver.tap(button)
  await driver.givePhoto('#photo-album', await photo())
  await driver.waitForText(uploaded)
}

/** From "my" to a profile with another picture, nickname, region, education and profession. */
export async function editProfile(driver: Driver, nickName: string): Promise<void> {
  const { profileForm } = words(driver.language)
  await driver.open('/pages/my/index')
  await driver.tap('#my-person')
  await driver.waitForRoute('center/personInfo/mys')
  await driver.waitForText(profileForm.heading)
  await driver.input('#profile-nick-name', '')
  await driver.tap('#profile-save')
  await driver.waitForText(profileForm.nickNameProblems.missing)
  await driver.input('#profile-nick-name', nickName)
  await addPicture(driver, '#profile-picture', profileForm.pictureSaved)
  await driver.pick('#profile-region', xihu)
  await driver.pick('#profile-education', [4])
  await driver.pick('#profile-profession', [7])
  await driver.tap('#profile-save')
  await driver.waitForRoute('pages/my/index')
  await driver.waitForText(nickName)
}

/** From "my" to feedback with a picture. */
export async function sendFeedback(driver: Driver, text: string): Promise<void> {
  const { feedback, picture, profile } = words(driver.language)
  await driver.open('/pages/my/index')
  await driver.tap({ text: profile.menu.feedback })
  await driver.waitForRoute('center/personInfo/feedback')
  await driver.waitForText(feedback.send)
  await readsInOneLanguage(driver)
  await driver.tap('#feedback-suggestion')
  await driver.input('#feedback-text', text)
  await addPicture(driver, '#feedback-add', picture.sent)
  await driver.tap('#feedback-send')
  await driver.waitForText(feedback.number('FB'))
  await readsInOneLanguage(driver)
  await driver.tap('#feedback-back')
  await driver.waitForRoute('pages/my/index')
}

/** From the settings to a partner that is authorized again, back in the list, and to the withdrawal from another one. */
export async function grantAndWithdraw(
  driver: Driver,
  { granted, withdrawn }: { granted: string; withdrawn: string },
): Promise<void> {
  const { account, authorization } = words(driver.language)
  await driver.open('/center/personInfo/setUp')
  await driver.tap({ text: account.authorizations })
  await driver.waitForRoute('subPackages/service-authorization/index')
  await driver.tap(`#partner-${granted}`)
  await driver.waitForText(authorization.grantAgain)
  await readsInOneLanguage(driver)
  await driver.tap('#partner-agree')
  await driver.tap('#partner-grant')
  await driver.waitForText(authorization.listHint)
  await driver.tap(`#partner-${withdrawn}`)
  await driver.tap('#partner-withdraw')
  await driver.tap('#dialog-confirm')
  await driver.waitForText(authorization.grantAgain)
}

/** The server has what `editProfile` entered; its picture does not say where it was taken (U6). */
export async function keepsProfile(sandbox: TestSandbox, mobile: string): Promise<void> {
  const token = await sandbox.login(mobile)
  const { userInfo: user, profile } = (await sandbox.call(userInfo, { withProfile: true }, { token })).data
  expect(user.imgUrl).toContain('/profile/pictures/')
  expect(profile).toMatchObject({
    address: { county: { code: '330106' } },
    education: 'bachelor',
    profession: 'student',
  })
  const picture = Buffer.from(await (await fetch(user.imgUrl)).arrayBuffer())
  expect(picture.includes('GPS')).toBe(false)
}

/** The server has the feedback once, with its picture. */
export async function receivesFeedback(sandbox: TestSandbox, text: string): Promise<void> {
  const inbox = await (await fetch(`${sandbox.url}/sandbox/feedback`)).text()
  expect(inbox.split(text)).toHaveLength(2)
  expect(inbox).toContain('<img src="/profile/pictures/')
}

/** The server has what `grantAndWithdraw` has changed. */
export async function keepsGrants(sandbox: TestSandbox, mobile: string): Promise<void> {
  const token = await sandbox.login(mobile)
  const { authorizations } = (await sandbox.call(granted, {}, { token })).data
  expect(authorizations.map(({ partner, state }) => [partner, state])).toEqual([
    ['sunny-insurance', 'granted'],
    ['green-bank', 'withdrawn'],
    ['city-travel', 'ended'],
  ])
}
