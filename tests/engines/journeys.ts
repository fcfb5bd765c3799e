import { arrive, buy } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { photographFront, picturesOf } from '@tests/journeys/identity'
import { olderPlaces, withdraw } from '@tests/journeys/wallet'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { orderList } from '@/contract/order/list'
import { ui } from '@/i18n/ui'
import { routes } from '@/routes'
import { engineDriver } from './driver'
import type { Engine } from './engine'
import { keepPictures } from './keepPictures'
import { inPage, until } from './page'

interface Step {
  customer: Driver
  sandbox: TestSandbox
  engine: Engine
}

/** The main journeys: signing in by SMS, an order paid at a provider and one by card code, a withdrawal, a photo, a list, a sheet, a countdown. */
const journeys: readonly [title: string, mobile: string, make: (step: Step) => Promise<void>][] = [
  [
    'signs in by SMS, buys, and pays at a provider',
    '13800138007',
    ({ customer }) => buy(customer, { ware: 'giftCard', tool: 'alipay', mobile: '13800138007', cardTail: '6107' }),
  ],
  [
    'pays with a card and the bank’s code',
    '13800138008',
    ({ customer }) => buy(customer, { ware: 'giftCard', tool: 'card', mobile: '13800138008', cardTail: '6108' }),
  ],
  ['withdraws', '13800138004', ({ customer }) => withdraw(customer, { mobile: '13800138004', places: olderPlaces })],
  [
    'photographs an ID card',
    '13800138030',
    async ({ customer, sandbox: { url } }) => photographFront(customer, await picturesOf(url, '13800138030')),
  ],
  ['reads the orders to the end of their list', '13800138002', readToEnd],
  ['opens a sheet over an order that waits, whose time runs, and closes it', '13800138002', openSheet],
]

/** Scrolls whatever scrolls to its end. */
const scroll = `for (const box of document.querySelectorAll('html, .taro_page, .taro_tabbar_page')) box.scrollTo(0, box.scrollHeight)`

async function readToEnd({ customer, engine }: Step): Promise<void> {
  const text = ui.list.end
  await customer.open(`/${routes.orderList.path}`)
  await until(async () => {
    await engine.run(scroll)
    return inPage(engine, 'textOf', { text })
  }, 'the end of the list')
}

async function openSheet({ customer, sandbox, engine }: Step): Promise<void> {
  const token = await sandbox.login('13800138002')
  const { data } = await sandbox.call(orderList, { state: 'unpaid', page: 1 }, { token })
  await customer.open(`/${routes.orderDetail.path}?orderId=${data.orders[0]?.orderId}`)
  const before = await customer.text('[role=timer]')
  await until(async () => (await customer.text('[role=timer]')) !== before, 'the countdown to go on')
  await customer.tap('#order-cancel')
  await customer.tap('.sheet-close')
  await until(async () => (await inPage(engine, 'textOf', '.sheet')) === null, 'the sheet to close')
}

/** Declares the journeys of an engine. */
export function testJourneys(name: string, held: { sandbox: TestSandbox; engine: Engine }): void {
  describe(`${name}: a customer`, () => {
    it.each(journeys)('%s', async (title, mobile, make) => {
      const { sandbox, engine } = held
      // The same customer gets one login code a minute.
      await sandbox.reset()
      const before = engine.problems().length
      await engine.goto(`${sandbox.url}/sandbox/inbox`)
      await inPage(engine, 'store', { language: JSON.stringify({ data: 'zh-CN' }) })
      const customer = engineDriver(engine, sandbox)
      try {
        await arrive(customer, mobile)
        await make({ customer, sandbox, engine })
      } catch (error) {
        keepPictures(title, { [name]: await engine.picture() })
        throw error
      }
      expect(engine.problems().slice(before)).toEqual([])
    })
  })
}
