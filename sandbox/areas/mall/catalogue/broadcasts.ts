import type { CatalogueBroadcast } from './types'

/** The running notices: who saved how much, newest first. */
export const broadcasts: readonly CatalogueBroadcast[] = [
  { phone: '186****2471', amountFen: 4_500 },
  { phone: '136****8779', amountFen: 1_210 },
  { phone: '139****8313', amountFen: 2_920 },
  { phone: '136****7104', amountFen: 12_800 },
  { phone: '130****1486', amountFen: 1_910 },
  { phone: '139****9264', amountFen: 1_200 },
  { phone: '139****9455', amountFen: 1_140 },
  { phone: '139****3622', amountFen: 930 },
  { phone: '159****4744', amountFen: 12_800 },
  { phone: '182****1929', amountFen: 1_120 },
  { phone: '182****2961', amountFen: 1_250 },
  { phone: '188****6101', amountFen: 1_250 },
  { phone: '136****9246', amountFen: 930 },
  { phone: '188****8133', amountFen: 400 },
  { phone: '177****5146', amountFen: 310 },
  { phone: '189****5924', amountFen: 5_900 },
  { phone: '187****3999', amountFen: 1_730 },
  { phone: '155****8604', amountFen: 1_000 },
  { phone: '189****4717', amountFen: 8_800 },
  { phone: '150****8387', amountFen: 12_800 },
  { phone: '186****2490', amountFen: 1_020 },
  { phone: '139****1271', amountFen: 1_930 },
  { phone: '186****5572', amountFen: 9_010 },
  { phone: '199****9501', amountFen: 260 },
]
