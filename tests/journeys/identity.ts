import type { Driver } from './driver'
import { readsInOneLanguage } from './reading'
import { words } from './words'

const identification = 'subPackages/identification/index'

/** Pictures of a customer's own card. */
export interface CardPictures {
  front: Buffer
  back: Buffer
}

/** The sample pictures that the sandbox draws for one of its people. */
export async function picturesOf(sandboxUrl: string, mobile: string): Promise<CardPictures> {
  const picture = async (kind: string): Promise<Buffer> => {
    const answer = await fetch(`${sandboxUrl}/sandbox/samples/${mobile}/${kind}.jpg`)
    if (!answer.ok) throw new Error(`no sample picture: ${await answer.text()}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  return { front: await picture('front'), back: await picture('back') }
}

/** Opens the proof of the identity from "my", reads why the card is needed, and begins. */
async function begin(driver: Driver): Promise<void> {
  const { idCard, profile } = words(driver.language)
  await driver.open('/pages/my/index')
  await driver.tap({ text: profile.menu.verify })
  await driver.waitForRoute(identification)
  await driver.waitForText(idCard.introTitle)
  await readsInOneLanguage(driver)
  await driver.tap('#identity-begin')
  await driver.waitForText(idCard.sides.front)
}

/** Takes a picture of the wrong side, is told so beside it, takes the right one, and stops there. */
export async function photographFront(driver: Driver, { front, back }: CardPictures): Promise<void> {
  await begin(driver)
  await driver.givePhoto('#front-camera', back)
  expect(await driver.text('#side-front .alarm')).not.toBe('')
  await driver.givePhoto('#front-album', front)
  expect(await driver.text('#side-front .tag')).toBe(words(driver.language).idCard.sideRead)
}

/** Goes on with the other side where the customer stopped, corrects what was read, and confirms it with the agreements: the face is next. */
export async function finishCard(driver: Driver, { back }: CardPictures): Promise<void> {
  const { idCard } = words(driver.language)
  await begin(driver)
  expect(await driver.text('#side-front .tag')).toBe(idCard.sideRead)
  await driver.givePhoto('#back-album', back)
  await driver.waitForText(idCard.formTitle)
  await driver.input('#card-number', '110105194912310021')
  await driver.tap('#card-save')
  await driver.waitForText(idCard.problems.checksum)
  await driver.input('#card-number', '11010519491231002X')
  await driver.tap('#card-save')
  await driver.waitForRoute('subPackages/identification-confirm/index')
  await driver.waitForText(idCard.confirmTitle)
  await driver.tap('#confirm-go')
  await driver.waitForText(idCard.agreeFirst)
  await driver.tap('#confirm-agree')
  await driver.tap('#confirm-go')
  await driver.waitForRoute('subPackages/living-identification/index')
}
