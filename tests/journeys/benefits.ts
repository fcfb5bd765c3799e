import { until } from '@tests/fixtures/until'
import { usedCode } from '@tests/sandbox/usedCode'
import { itemAction } from '@/domain/member/offer/itemAction'
import type { Plan, PlanItem } from '../../sandbox/areas/member/plans/plan'
import { cardOffers } from '../../sandbox/areas/rights/cards'
import { packOffers } from '../../sandbox/areas/rights/packs'
import { inLanguage } from '../../sandbox/language'
import { choose } from './buy'
import type { Driver } from './driver'
import { openCardPack } from './join'
import { readsInOneLanguage } from './reading'
import type { Stage } from './stage'
import { words } from './words'

interface Benefit {
  button: string
  /** As the sheet names what was claimed. */
  name: string
  /** Authorizes the partner that gives it. */
  agree?: string
}

/** Claims a benefit by its button, after the authorization where a partner asks for it, and closes what it gave. */
export async function claimOne(driver: Driver, { button, name, agree }: Benefit): Promise<void> {
  await driver.tap(button)
  if (agree) await driver.tap(agree)
  // The sheet of the benefit before may still be closing: a tap on it would be lost, and it may go while it is read.
  await until(
    async () => (await driver.text('#claimed-sheet').catch(() => '')).includes(name),
    () => `the sheet of ${name}`,
  )
  await readsInOneLanguage(driver)
  await driver.tap('#claimed-sheet .sheet-close')
}

/** Waits until a claimed right says how it is used, or that it is claimed. */
async function showsClaimed(driver: Driver, { itemId, itemType, jumpUrl }: PlanItem): Promise<void> {
  const { claim } = words(driver.language)
  const claimed = { itemType, jumpUrl, receiveStatus: 'received', hasGotten: true } as const
  if (!itemAction(claimed, (url) => url !== '')) return driver.waitForText(claim.states.received)
  await until(
    async () => (await driver.text(`#right-${itemId}`)) !== claim.claim,
    () => `a use of ${itemId}`,
  )
}

/** Claims every right that the page of a membership lists: of the free life benefits one, after which the others say why they cannot be. */
export async function claimRights(driver: Driver, { categories }: Plan): Promise<void> {
  for (const { categoryType, packages } of categories) {
    await driver.tap(`#tab-${categoryType}`)
    const items = packages.flatMap((one) => one.items).filter(({ forRenewal }) => !forRenewal)
    const free = categoryType === 'cat_rights_vip' ? items.slice(0, 1) : items
    for (const { itemId, name } of free) {
      await claimOne(driver, { button: `#right-${itemId}`, name: inLanguage(name, driver.language) })
    }
    for (const item of free) await showsClaimed(driver, item)
    if (free.length < items.length) await driver.waitForText(words(driver.language).claim.states.used_up)
  }
}

/** Opens the pack that came with the membership, from the card pack, claims each of its items, and sees that nothing is left. */
export async function claimPack(driver: Driver): Promise<void> {
  const { rights } = words(driver.language)
  await openCardPack(driver)
  await driver.tap('#cards-packs')
  await driver.waitForRoute('subPackages/xyfApp/special-rights/index')
  let agree: string | undefined = '#auth-agree'
  for (const { itemId, name, needsAuth } of packOffers.member?.items ?? []) {
    const button = `#claim-${itemId}`
    await claimOne(driver, { button, name: inLanguage(name, driver.language), ...(needsAuth && { agree }) })
    // A pack is authorized once.
    if (needsAuth) agree = undefined
  }
  await driver.tap('#pack-result')
  await driver.waitForText(rights.allClaimed)
  await readsInOneLanguage(driver)
}

/** Chooses goods, and sees on the confirm screen what the membership takes off: its price, or a coupon that it gave. */
export async function seesSavings(driver: Driver, ...savings: readonly string[]): Promise<void> {
  await driver.open('/subPackages/pdp/index?goodsId=30101')
  await choose(driver, { ware: 'giftCard' })
  for (const saving of savings) await driver.waitForText(saving)
}

/** Takes the code of every right of the health card, shows one at the clinic, and sees that it is used up. */
export async function useHealthCodes(driver: Driver, sandbox: Stage['sandbox']): Promise<void> {
  const { ownCard } = words(driver.language)
  const codes: string[] = []
  for (const { rightId } of cardOffers.health.rights) {
    await driver.tap(`#right-${rightId}`)
    codes.push(await driver.text('.use-code-text'))
    await readsInOneLanguage(driver)
    await driver.tap('#health-code-close')
  }
  expect(new Set(codes).size).toBe(codes.length)
  expect((await usedCode(sandbox, codes[0] ?? ''))[0]).toBe(200)
  await openCardPack(driver)
  await driver.tap('#card-health')
  await driver.waitForText(ownCard.states.used_up)
}

/** Claims every right of the quota-raising card, asks for the raise, and reads a minute later what came of it. */
export async function askForRaise(driver: Driver, sandbox: Stage['sandbox']): Promise<void> {
  const { raise } = words(driver.language).quota
  for (const { rightId, name } of cardOffers.quota.rights) {
    await claimOne(driver, { button: `#right-${rightId}`, name: inLanguage(name, driver.language) })
  }
  await driver.tap('#raise-ask')
  await driver.waitForText(raise.in_review.title)
  await readsInOneLanguage(driver)
  await sandbox.fault({ kind: 'clock', ms: 61_000 })
  await driver.tap('#raise-refresh')
  await driver.waitForText(raise.refused.title)
}
