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

/** The items whose price falls by subsidy through the day; the first step starts at midnight with the usual subsidy. */
export const allowances: readonly CatalogueAllowance[] = [
  {
    goodsId: '10203',
    steps: [
      { fromHour: 0, subsidyFen: 9_000 },
      { fromHour: 10, subsidyFen: 9_800 },
      { fromHour: 14, subsidyFen: 10_600 },
      { fromHour: 18, subsidyFen: 11_400 },
      { fromHour: 21, subsidyFen: 12_000 },
    ],
  },
  {
    goodsId: '20105',
    steps: [
      { fromHour: 0, subsidyFen: 2_550 },
      { fromHour: 9, subsidyFen: 2_750 },
      { fromHour: 13, subsidyFen: 2_950 },
      { fromHour: 16, subsidyFen: 3_200 },
      { fromHour: 20, subsidyFen: 3_500 },
    ],
  },
  {
    goodsId: '30301',
    steps: [
      { fromHour: 0, subsidyFen: 5_000 },
      { fromHour: 8, subsidyFen: 5_300 },
      { fromHour: 12, subsidyFen: 5_700 },
      { fromHour: 17, subsidyFen: 6_200 },
      { fromHour: 20, subsidyFen: 6_900 },
    ],
  },
  {
    goodsId: '20205',
    steps: [
      { fromHour: 0, subsidyFen: 8_800 },
      { fromHour: 10, subsidyFen: 9_300 },
      { fromHour: 15, subsidyFen: 10_000 },
      { fromHour: 19, subsidyFen: 10_800 },
    ],
  },
  {
    goodsId: '10302',
    steps: [
      { fromHour: 0, subsidyFen: 5_020 },
      { fromHour: 11, subsidyFen: 5_400 },
      { fromHour: 15, subsidyFen: 5_900 },
      { fromHour: 20, subsidyFen: 6_500 },
    ],
  },
  {
    goodsId: '20405',
    steps: [
      { fromHour: 0, subsidyFen: 5_900 },
      { fromHour: 9, subsidyFen: 6_300 },
      { fromHour: 14, subsidyFen: 6_900 },
      { fromHour: 19, subsidyFen: 7_500 },
    ],
  },
]
