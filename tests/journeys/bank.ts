import { until } from '@tests/fixtures/until'
import { cardOf } from '@tests/sandbox/bank/binder'
import type { BankAnswer, Driver } from './driver'
import { codeFor } from './logIn'
import { readsInOneLanguage } from './reading'
import { words } from './words'

const cards = 'subPackages/bank-management/index'

/** Opens the list of cards and chooses a way to add one. */
async function addCard(driver: Driver, way: 'by-number' | 'one-key'): Promise<void> {
  await driver.open(`/${cards}`)
  await driver.tap('#add-open')
  await driver.tap(`#add-${way}`)
}

/** Waits until the first card of the list, the default one, is the one that ends so. */
const firstEnds = (driver: Driver, tail: string): Promise<void> =>
  until(
    async () => (await driver.text('.card-tile')).includes(tail),
    () => `the default card ${tail}`,
  )

/** Binds a card by its number and the code of its bank, sees it in the list, and makes it the default. */
export async function bindByNumber(driver: Driver, { mobile, tail }: { mobile: string; tail: string }): Promise<void> {
  const { bank } = words(driver.language)
  await addCard(driver, 'by-number')
  await driver.waitForRoute('subPackages/deposit-identification/index')
  await driver.waitForText(bank.reservedPhone)
  // The card holder’s name begins with its first character.
  await readsInOneLanguage(driver, ['高'])
  await driver.input('#bind-card', cardOf('BOC', tail, 77))
  await driver.waitForText(bank.limitDay(5_000_000))
  await driver.input('#bind-phone', mobile)
  await driver.tap('#bind-send')
  await driver.input('#bind-code', await codeFor(driver, mobile, 'bind-card'))
  await driver.tap('#bind-agree')
  await driver.tap('#bind-submit')
  await driver.waitForRoute(cards)
  await driver.waitForText(bank.tail(tail))
  await readsInOneLanguage(driver)
  await driver.tap({ text: bank.makeDefault })
  await firstEnds(driver, tail)
}

/** Removes the default card, so that the one before it is the default again. */
export async function removeDefault(driver: Driver, { tail, next }: { tail: string; next: string }): Promise<void> {
  const { bank } = words(driver.language)
  await firstEnds(driver, tail)
  await driver.tap({ text: bank.remove })
  await driver.waitForText(bank.removeTitle)
  await driver.tap('#dialog-confirm')
  await firstEnds(driver, next)
}

/** Begins a one-key binding, decides at the bank, and sees how it ended. */
export async function bindWithOneTap(driver: Driver, of: { mobile: string; answer: BankAnswer }): Promise<void> {
  const { bank } = words(driver.language)
  const bankCode = of.answer === 'approve' ? 'ICBC' : 'CCB'
  await addCard(driver, 'one-key')
  await driver.waitForRoute('subPackages/once-bind/index')
  await driver.waitForText(bank.oneKeyTitle)
  await readsInOneLanguage(driver)
  await driver.decideAtBank(`#bank-${bankCode}`, { ...of, bankCode })
  await driver.waitForText(of.answer === 'approve' ? bank.boundTitle : bank.declinedTitle)
  await readsInOneLanguage(driver)
  if (of.answer === 'decline') return
  await driver.tap('#once-done')
  await driver.waitForRoute(cards)
  await driver.waitForText(bank.tail('7104'))
}
