import { Journey, withCode } from '@tests/sandbox/cashier/journey'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { WalletPlay } from '@tests/sandbox/wallet/walletPlay'
import { bankCards, setDefaultCard, unbindCard } from '@/contract/bank/cards'
import { Binder, cardOf } from './binder'

const MEMBER = '13800138002'

const sandbox = sandboxTest()
let member: Binder

beforeAll(async () => {
  member = await Binder.of(sandbox, MEMBER)
})

const choose = (who: Binder, cardId: string) => sandbox.call(setDefaultCard, { cardId }, { token: who.token })
const remove = (who: Binder, cardId: string) => sandbox.call(unbindCard, { cardId }, { token: who.token })
const tails = async (who: Binder) => (await who.cards()).map(({ cardTail }) => cardTail)
const defaults = async (who: Binder) =>
  (await who.cards()).filter(({ isDefault }) => isDefault).map(({ cardTail }) => cardTail)

it('the list has one default card, and every one masked to its last four digits', async () => {
  await sandbox.reset()
  member = await Binder.of(sandbox, MEMBER)
  const cards = await member.cards()
  expect(cards.map(({ cardTail }) => cardTail)).toEqual(['6102', '0000', '9999', '4444', '1111'])
  expect(cards.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false])
  expect(JSON.stringify(cards)).not.toMatch(/\d{12}/)
})

it('names the banks that offer one-key binding, in the language of the customer', async () => {
  const { data } = await sandbox.call(bankCards, {}, { token: member.token, lang: 'en' })
  expect(data.oneKeyBanks).toContainEqual({ bankCode: 'ICBC', bankName: 'ICBC' })
  expect(data.oneKeyBanks).not.toContainEqual(expect.objectContaining({ bankCode: 'FARHILL' }))
})

it('the card that was chosen last is the default, the first in the list, and the first in the cashier', async () => {
  await choose(member, 'C1022')
  expect([await defaults(member), (await tails(member))[0]]).toEqual([['9999'], '9999'])
  await sandbox.fault({ kind: 'clock', ms: 1_000 })
  await choose(member, 'C1020')
  expect([await defaults(member), (await tails(member))[0]]).toEqual([['6102'], '6102'])
})

it('cards chosen at once leave one default', async () => {
  await Promise.all(['C1021', 'C1022', 'C1023', 'C1024'].map((cardId) => choose(member, cardId)))
  expect(await defaults(member)).toHaveLength(1)
})

it('U5 the card of another customer is unknown: it can neither be made the default nor removed', async () => {
  const other = await Binder.of(sandbox, '13800138001')
  expect((await choose(other, 'C1021')).code).toBe('CARD_UNKNOWN')
  expect((await remove(other, 'C1021')).code).toBe('CARD_UNKNOWN')
  expect(await tails(member)).toContain('0000')
})

it('a card that was removed is gone, pays no more, and can be bound again', async () => {
  const customer = await Binder.of(sandbox, '13800138004')
  const typed = { cardNo: cardOf('BOC', '5678', 4), mobile: customer.mobile }
  const { cardId } = (await customer.bound(typed)).data.card
  await choose(customer, cardId)
  expect((await remove(customer, cardId)).code).toBe('000000')
  expect(await tails(customer)).toEqual(['6104'])
  expect(await defaults(customer)).toEqual(['6104'])
  expect((await remove(customer, cardId)).code).toBe('CARD_UNKNOWN')
  const journey = new Journey(sandbox, customer.token)
  const paid = await journey.pay(await journey.order(), { assetType: 'DEBIT_CARD', cardId })
  expect(paid.code).toBe('TOOL_UNAVAILABLE')
  await sandbox.fault({ kind: 'clock', ms: 61_000 })
  expect((await customer.bound(typed)).code).toBe('000000')
})

it('a card whose payment is still open stays until that has ended', async () => {
  const customer = await Binder.of(sandbox, '13800138005')
  const journey = new Journey(sandbox, customer.token)
  const { bizNo, code } = await withCode(journey, customer.mobile, { assetType: 'DEBIT_CARD', cardId: 'C1052' })
  expect((await remove(customer, 'C1052')).code).toBe('CARD_IN_USE')
  await journey.confirm(bizNo, code)
  expect((await remove(customer, 'C1052')).code).toBe('CARD_IN_USE')
  await sandbox.fault({ kind: 'clock', ms: 21_000 })
  expect(await journey.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
  expect((await remove(customer, 'C1052')).code).toBe('000000')
})

it('a card that money is on its way to stays until the money is there', async () => {
  const customer = await Binder.of(sandbox, '13800138002')
  const wallet = await WalletPlay.of(sandbox, customer.mobile)
  expect((await wallet.account('bank')).masked).toBe('**** 6102')
  expect((await wallet.withdraw('bank', 1_000)).code).toBe('000000')
  expect((await remove(customer, 'C1020')).code).toBe('CARD_IN_USE')
})
