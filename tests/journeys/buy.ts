import type { Driver, Target } from './driver'
import { codeFor, logIn } from './logIn'
import { readsInOneLanguage } from './reading'
import { bankName, needsAccount, type WareName, wares } from './wares'
import { words } from './words'

/** A tool of the cashier: the customer's card, or a provider. */
export type Tool = 'card' | 'alipay' | 'wechat'

const providerRows = { alipay: '#tool-ALIPAY', wechat: '#tool-WECHATPAY' } as const

export interface Purchase {
  ware: WareName
  tool: Tool
  mobile: string
  /** Last four digits of the card that pays. */
  cardTail: string
  /** The customer has the newer theme, so its screens are used; the journey goes through the brand's list. */
  twins?: boolean
}

/** Accepts the privacy notice on the first screen and logs in from home. */
export async function arrive(driver: Driver, mobile: string): Promise<void> {
  await driver.open('/pages/home/index')
  await driver.tap('#privacy-accept')
  const { home } = words(driver.language)
  await driver.waitForText(home.visitorTitle)
  await driver.tap({ text: home.logIn })
  await logIn(driver, mobile)
  await driver.waitForRoute('pages/home/index')
  await driver.waitForText(home.subsidyBalance)
}

/** From the tabs to a paid order on the screen: mall, search, product, confirm, cashier, result, order. */
export async function buy(driver: Driver, purchase: Purchase): Promise<void> {
  await driver.open('/pages/home/index')
  await findProduct(driver, purchase)
  await choose(driver, purchase)
  await confirm(driver, purchase)
  await payAsChosen(driver, purchase)
  const { cashier, order } = words(driver.language)
  await driver.waitForText(cashier.paidTitle)
  // The result page opens the order by itself.
  await driver.waitForRoute('subPackages/order/detail')
  await driver.waitForText(order.quantity(2))
}

/** From home to the product through the mall and a search. */
async function findProduct(driver: Driver, { ware, twins }: Purchase): Promise<void> {
  const { word, title } = wares[driver.language][ware]
  const { mall } = words(driver.language)
  await driver.tapTab(1)
  await driver.waitForText(mall.allCategories)
  await driver.tap('.search-box')
  await driver.waitForRoute('subPackages/pre-mall-search/index')
  await driver.input('.search-input-field', word)
  await driver.tap('#search')
  await driver.waitForRoute('subPackages/mall-search/index')
  await driver.tap({ text: title })
  await driver.waitForRoute(twins ? 'subPackages/xyfApp/pdp/index' : 'subPackages/pdp/index')
  if (!twins) return
  await driver.tap('.product-brand')
  await driver.waitForRoute('subPackages/xyfApp/product-list/index')
  await driver.tap({ text: title })
  await driver.waitForRoute('subPackages/xyfApp/pdp/index')
}

/** Another recharge type than the first, and two of it. */
export async function choose(driver: Driver, { ware, twins }: Pick<Purchase, 'ware' | 'twins'>): Promise<void> {
  // Before the product is loaded, the list before it may still show the same text.
  await driver.waitForText(words(driver.language).mall.buy)
  await readsInOneLanguage(driver)
  await driver.tap({ text: wares[driver.language][ware].type })
  await driver.tap('.stepper-button', 1)
  await driver.tap('#buy')
  await driver.waitForRoute(twins ? 'subPackages/xyfApp/order/confirm' : 'subPackages/order/confirm')
}

/** Fills in the recharge account where one is needed, and makes the order. */
async function confirm(driver: Driver, purchase: Purchase): Promise<void> {
  const { ware, mobile } = purchase
  const { order } = words(driver.language)
  await driver.waitForText(needsAccount[ware] ? order.accountNote : order.cardNote)
  await readsInOneLanguage(driver)
  if (needsAccount[ware]) await driver.input('#recharge-account', mobile)
  await chooseProvider(driver, purchase)
  await driver.tap('#order-submit')
  await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
}

/** Chooses a provider before the order is made; a card is chosen among the others in the cashier. */
export async function chooseProvider(driver: Driver, { tool }: Pick<Purchase, 'tool'>): Promise<void> {
  if (tool !== 'card') await driver.tap(providerRows[tool])
}

/** Picks a provider in the cashier, and approves there. */
export async function payAtProvider(driver: Driver, tool: Exclude<Tool, 'card'>): Promise<void> {
  await pick(driver, providerRows[tool])
  await driver.payAtProvider('#pay-submit')
}

type Payer = Pick<Purchase, 'tool' | 'mobile' | 'cardTail'>

/** Pays after `chooseProvider`: the cashier does not ask for the tool again, and has the way to all others. */
export async function payAsChosen(driver: Driver, by: Payer): Promise<void> {
  if (by.tool === 'card') {
    await pick(driver, '#pay-others')
    return pay(driver, by)
  }
  await readCashier(driver)
  await driver.payAtProvider('#pay-submit')
}

/** Picks the tool in the cashier and pays with it. */
export async function pay(driver: Driver, { tool, mobile, cardTail }: Payer): Promise<void> {
  if (tool !== 'card') return payAtProvider(driver, tool)
  const { cashier } = words(driver.language)
  await pick(driver, { text: cashier.card(bankName[driver.language], cardTail) })
  await driver.tap('#pay-submit')
  // An earlier code may be in the inbox until this one is reported as sent.
  await driver.waitForText(cashier.codeSentTo('').trim())
  await driver.input('#bank-code', await codeFor(driver, mobile, 'bank'))
}

async function pick(driver: Driver, tool: Target): Promise<void> {
  await readCashier(driver)
  await driver.tap(tool)
}

async function readCashier(driver: Driver): Promise<void> {
  await driver.waitForText(words(driver.language).cashier.timeLeft)
  await readsInOneLanguage(driver)
}
