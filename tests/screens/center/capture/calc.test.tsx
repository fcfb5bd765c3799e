import { during, screenTest, settle } from '@tests/screens/screenTest'
import { box, clean, filled, press, type } from '@tests/ui/mounted'
import Calculator from '@/center/capture/calc'
import { calc as words } from '@/i18n/calc'

jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))
const screen = screenTest(Calculator, 'center/capture/calc', { person: 'visitor' })
beforeEach(async () => {
  screen.open()
  await filled()
})

const text = () => box.textContent ?? ''
const month = () => box.querySelector('#calc-month')?.textContent

async function fill(name: 'amount' | 'rate', value: string): Promise<void> {
  type(box.querySelector<HTMLInputElement>(`#calc-${name} input`), value)
  await settle()
}

async function leave(name: 'amount' | 'rate'): Promise<void> {
  const input = box.querySelector<HTMLInputElement>(`#calc-${name} input`)
  await during(() => input?.dispatchEvent(new FocusEvent('blur', { bubbles: true })))
}

it('P21 shows each month, the fee and the total, exact to the fen', () => {
  expect(month()).toBe('¥899.75')
  for (const part of ['¥797.05', '¥10797.05', words.lastMonth(89_980)]) expect(text()).toContain(part)
})

it('follows what is typed and chosen', async () => {
  await fill('amount', '1200')
  await fill('rate', '0')
  expect(month()).toBe('¥100.00')
  press('choice-24')
  await settle()
  expect(month()).toBe('¥50.00')
  await fill('rate', '12')
  press('choice-principal')
  await settle()
  expect([month(), text().includes(words.firstMonth)]).toEqual(['¥62.00', true])
})

it('lists every month', async () => {
  expect(text()).not.toContain(words.month(12))
  press('calc-months')
  await settle()
  expect(text()).toContain(words.month(12))
  expect(text()).toContain(words.hideMonths)
})

it.each([
  ['amount', '12,000', words.amountProblems.wrong],
  ['amount', '50', words.amountProblems.low],
  ['amount', '1000001', words.amountProblems.high],
  ['rate', '99', words.rateProblems.high],
  ['rate', '1.234', words.rateProblems.wrong],
] as const)('says beside the %s what is wrong with %s, and computes nothing', async (name, value, problem) => {
  await fill(name, value)
  await leave(name)
  expect(box.querySelector(`#calc-${name} .field-error`)?.textContent).toBe(problem)
  expect(box.querySelector<HTMLInputElement>(`#calc-${name} input`)?.value).toBe(value)
  expect(month()).toBe('—')
})

it('shows the whole cost beside an instalment of what the server offers: amount and rate come with the address', async () => {
  clean()
  screen.open({ amount: '120000', rate: '1200' })
  await filled()
  await fill('rate', '0')
  expect([month(), text().includes('¥1200.00')]).toEqual(['¥100.00', true])
  clean()
  screen.open({ amount: '120000', rate: 'x' })
  await filled()
  expect(box.querySelector<HTMLInputElement>('#calc-rate input')?.value).toBe('14.40')
})
