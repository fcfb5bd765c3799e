import type { CatalogueAllowance } from './types'

/** What the carnival page sells, in the order shown. */
export const carnivalGoods: readonly string[] = [
  '10203',
  '20101',
  '30103',
  '20401',
  '10106',
  '30402',
  '20205',
  '10206',
  '30301',
  '20305',
  '10302',
  '30106',
  '20105',
  '10301',
  '30403',
  '20201',
  '10401',
  '20302',
  '30406',
  '20403',
  '10404',
  '30104',
  '20203',
  '10303',
]

/** From each hour of the day on, the subsidy in fen. */
const allowance = (
  goodsId: string,
  ...steps: (readonly [fromHour: number, subsidyFen: number])[]
): CatalogueAllowance => ({
  goodsId,
  steps: steps.map(([fromHour, subsidyFen]) => ({ fromHour, subsidyFen })),
})

/** The items whose price falls by subsidy through the day; the first step starts at midnight with the usual subsidy. */
export const allowances: readonly CatalogueAllowance[] = [
  allowance('10203', [0, 9_000], [10, 9_800], [14, 10_600], [18, 11_400], [21, 12_000]),
  allowance('20105', [0, 2_550], [9, 2_750], [13, 2_950], [16, 3_200], [20, 3_500]),
  allowance('30301', [0, 5_000], [8, 5_300], [12, 5_700], [17, 6_200], [20, 6_900]),
  allowance('20205', [0, 8_800], [10, 9_300], [15, 10_000], [19, 10_800]),
  allowance('10302', [0, 5_020], [11, 5_400], [15, 5_900], [20, 6_500]),
  allowance('20405', [0, 5_900], [9, 6_300], [14, 6_900], [19, 7_500]),
]
