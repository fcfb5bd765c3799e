import { lacking } from '@tests/fixtures/lacking'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, filled, press, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { bankCards, setDefaultCard, unbindCard } from '@/contract/bank/cards'
import { bank as words } from '@/i18n/bank'
import BankManagement from '@/subPackages/bank-management/index'

const first = { cardId: 'C1', bankCode: 'ICBC', bankName: '工商银行', cardTail: '6101', isDefault: true }
const second = {
  cardId: 'C2',
  bankCode: 'CMB',
  bankName: '招商银行',
  cardTail: '0000',
  isDefault: false,
  limitOnce: 500_000,
}
const list = (...cardList: object[]) => ok({ cardList, oneKeyBanks: [] })

const screen = screenTest(BankManagement, 'subPackages/bank-management/index')
afterEach(() => jest.restoreAllMocks())

async function open(...cards: object[]): Promise<void> {
  screen.open()
  await serve(bankCards, list(...cards))
  await filled()
}

const tile = (cardId: string) => box.querySelector(`#card-${cardId}`)

it('S6 shows each card with its last four digits and limits, the default one marked', async () => {
  await open(first, second)
  expect(tile('C1')?.textContent).toContain(`工商银行${words.debit}${words.defaultCard}**** 6101`)
  expect(tile('C2')?.textContent).toContain('招商银行')
  expect(tile('C2')?.textContent).toContain('单笔 ¥5000.00')
  expect(tile('C2')?.textContent).not.toContain(words.defaultCard)
  expect(box.querySelector('#default-C1')).toBeNull()
})

it('offers no removal where the server cannot remove a card', async () => {
  lacking(unbindCard)
  await open(first, second)
  expect(box.querySelector('#default-C2')).not.toBeNull()
  expect(box.querySelector('#remove-C1, #remove-C2')).toBeNull()
})

it('without a card says so, and offers both ways to add one', async () => {
  await open()
  expect(box.textContent).toContain(words.noCards)
  press('add-open')
  await filled()
  press('add-by-number')
  press('add-open')
  await filled()
  press('add-one-key')
  expect(moves).toEqual([
    'navigateTo /subPackages/deposit-identification/index?backTo=cards',
    'navigateTo /subPackages/once-bind/index?backTo=cards',
  ])
})

it('makes another card the default, once for two taps, and reads the cards anew', async () => {
  await open(first, second)
  press('default-C2')
  press('default-C2')
  await settle()
  expect(callsTo(setDefaultCard).map(argsOf)).toEqual([{ cardId: 'C2' }])
  await serve(setDefaultCard, ok())
  await serve(bankCards, list({ ...second, isDefault: true }, { ...first, isDefault: false }))
  expect(tile('C2')?.textContent).toContain(words.defaultCard)
})

it('shows on the button of one card alone that it is being made the default', async () => {
  await open(first, second, { ...second, cardId: 'C3' })
  press('default-C2')
  await settle()
  const spins = (id: string) => box.querySelector(`#default-${id} .button-spinner`) !== null
  expect([spins('C2'), spins('C3')]).toEqual([true, false])
  await serve(setDefaultCard, ok())
  expect([spins('C2'), spins('C3')]).toEqual([false, false])
})

it('the ways to add a card are closed without choosing one', async () => {
  await open()
  press('add-open')
  await filled()
  tap(box.querySelector('.sheet-close'))
  await settle()
  expect([box.querySelector('#add-by-number'), moves]).toEqual([null, []])
})

it('removes a card once the customer has said yes', async () => {
  await open(first, second)
  press('remove-C2')
  expect(box.textContent).toContain('解绑后，招商银行（尾号 0000）不能再用于支付和提现，自动续费将改用其他卡')
  expect(callsTo(unbindCard)).toHaveLength(0)
  press('dialog-confirm')
  await serve(unbindCard, ok())
  expect(argsOf(callsTo(unbindCard)[0])).toEqual({ cardId: 'C2' })
  await serve(bankCards, list(first))
  expect(tile('C2')).toBeNull()
  expect(box.textContent).not.toContain(words.removeTitle)
})

it('keeps a card whose customer thinks again', async () => {
  await open(first, second)
  press('remove-C2')
  await says(
    box,
    '解绑后，招商银行（尾号 0000）不能再用于支付和提现，自动续费将改用其他卡',
    'can no longer be used for payments or withdrawals. Auto-renewals will use another card.',
  )
  press('dialog-cancel')
  await settle()
  expect(box.textContent).not.toContain(words.removeTitle)
  expect(callsTo(unbindCard)).toHaveLength(0)
})

it.each([
  [setDefaultCard, 'CARD_UNKNOWN'],
  [unbindCard, 'CARD_UNKNOWN'],
  [unbindCard, 'CARD_IN_USE'],
] as const)('R-44 a refusal of %j is shown once, and the cards are read anew', async (endpoint, code) => {
  await open(first, second)
  if (endpoint === setDefaultCard) press('default-C2')
  else {
    press('remove-C2')
    press('dialog-confirm')
  }
  await serve(endpoint, refusal(code, '因为'))
  expect(moves).toEqual([expect.stringContaining('因为')])
  await serve(bankCards, list(first, second))
  expect(screen.app.shown).toEqual([])
})

it('reads the cards anew when the customer comes back, and keeps the old ones until then', async () => {
  await open(first)
  happen('hide')
  happen('show')
  expect(tile('C1')).not.toBeNull()
  await serve(bankCards, list(first, second))
  expect(tile('C2')).not.toBeNull()
})

it('a list that does not load can be asked for again', async () => {
  screen.open()
  await serve(bankCards, refusal('X', '坏了'))
  expect(box.textContent).toContain('重试')
  expect(box.querySelector('#add-open')).toBeNull()
})
