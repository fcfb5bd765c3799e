import { extendGold } from '../../sandbox/areas/member/gold/goldMembers'
import { extendTerm } from '../../sandbox/areas/member/terms'
import { monthsAfter } from '../../sandbox/beijing'
import { userOfMobile } from '../../sandbox/findUser'
import { databaseForTests } from './openDatabase'

const noon = new Date('2026-06-01T04:00:00Z')
const database = databaseForTests(noon)
const find = (mobile: string, now = noon) => userOfMobile(database.db, mobile, now)

/** Gives a customer months of a membership or card, from noon. */
async function give(mobile: string, vipType: 'fei_yue' | 'leap' | 'gold' | 'health' | 'quota', months: number) {
  const { userId } = (await find(mobile)) ?? { userId: 0 }
  if (vipType === 'gold') await extendGold(database.db, userId, months, noon)
  else await extendTerm(database.db, { userId, vipType, months }, noon)
}

it.each([
  ['fei_yue', '13800138001'],
  ['leap', '13800138003'],
  ['gold', '13800138004'],
] as const)('R-58 who has the membership %s is a member until it ends', async (vipType, mobile) => {
  expect(await find(mobile)).toMatchObject({ isVip: false, vipUntil: null, vipType: null })
  await give(mobile, vipType, 1)
  const end = monthsAfter(noon, 1)
  expect(await find(mobile)).toMatchObject({ isVip: true, vipUntil: end, vipType })
  expect(await find(mobile, end)).toMatchObject({ isVip: false, vipUntil: end, vipType })
})

it('R-58 who has a health card and a quota-raising card alone is no member', async () => {
  await give('13800138005', 'health', 1)
  await give('13800138005', 'quota', 1)
  expect(await find('13800138005')).toMatchObject({ isVip: false, vipUntil: null })
})

it('R-58 of several memberships the one that ends last counts', async () => {
  await give('13800138007', 'gold', 3)
  await give('13800138007', 'fei_yue', 1)
  await give('13800138007', 'health', 12)
  expect(await find('13800138007')).toMatchObject({ isVip: true, vipUntil: monthsAfter(noon, 3), vipType: 'gold' })
})
