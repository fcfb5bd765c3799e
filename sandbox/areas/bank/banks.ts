import type { Fen } from '@/contract/endpoint'
import type { Text } from '../../language'

/** A bank of the sandbox. The first digits of its cards are invented; the names are those of real banks, beside five invented ones. */
export interface Bank {
  code: string
  name: Text
  /** First digits of debit cards, and how many digits such a card has. */
  debit: Readonly<Record<string, number>>
  /** First digits of credit cards. */
  credit?: readonly string[]
  limitOnce?: Fen
  limitDay?: Fen
  /** Offers one-key binding. */
  oneKey?: true
}

const yuan = (amount: number): Fen => amount * 100

const small = { limitOnce: yuan(5_000), limitDay: yuan(20_000) }
const usual = { limitOnce: yuan(10_000), limitDay: yuan(50_000) }
const large = { limitOnce: yuan(50_000), limitDay: yuan(200_000) }

const bank = (code: string, zh: string, en: string, facts: Omit<Bank, 'code' | 'name'>): Bank => ({
  code,
  name: { zh, en },
  ...facts,
})

/** Banks of the seeded cards, in the order in which `cashier/seed.ts` gives them out. */
export const sandboxBanks = [
  bank('SANDBOX', '沙盒银行', 'Sandbox Bank', { debit: { '621901': 19 }, credit: ['625901'], oneKey: true }),
  bank('GREENFIELD', '青禾银行', 'Greenfield Bank', { debit: { '621902': 19 }, ...usual, oneKey: true }),
  bank('FARHILL', '远山银行', 'Farhill Bank', { debit: { '621903': 16 }, ...usual }),
  bank('HARBOUR', '海港银行', 'Harbour Bank', { debit: { '621904': 17 }, ...small }),
  bank('MORNINGSTAR', '晨星银行', 'Morning Star Bank', { debit: { '621905': 18 }, ...small }),
] as const satisfies readonly Bank[]

/** All banks whose cards are recognised. */
export const banks: readonly Bank[] = [
  ...sandboxBanks,
  bank('ICBC', '中国工商银行', 'ICBC', {
    debit: { '621711': 19, '622311': 19 },
    credit: ['625011', '437011'],
    ...large,
    oneKey: true,
  }),
  bank('ABC', '中国农业银行', 'Agricultural Bank of China', {
    debit: { '621712': 19, '622312': 19 },
    credit: ['625012'],
    ...usual,
    oneKey: true,
  }),
  bank('BOC', '中国银行', 'Bank of China', { debit: { '621713': 19 }, credit: ['625013'], ...usual, oneKey: true }),
  bank('CCB', '中国建设银行', 'China Construction Bank', {
    debit: { '621714': 19, '622314': 16 },
    credit: ['625014'],
    ...large,
    oneKey: true,
  }),
  bank('BOCOM', '交通银行', 'Bank of Communications', {
    debit: { '621715': 19, '622315': 17 },
    credit: ['625015'],
    ...usual,
    oneKey: true,
  }),
  bank('PSBC', '中国邮政储蓄银行', 'Postal Savings Bank of China', { debit: { '621716': 19 }, ...small, oneKey: true }),
  bank('CMB', '招商银行', 'China Merchants Bank', {
    debit: { '621717': 16 },
    credit: ['625017'],
    ...large,
    oneKey: true,
  }),
  bank('CITIC', '中信银行', 'China CITIC Bank', { debit: { '621718': 16 }, credit: ['625018'], ...usual }),
  bank('CEB', '中国光大银行', 'China Everbright Bank', { debit: { '621719': 16 }, credit: ['625019'], ...usual }),
  bank('HXB', '华夏银行', 'Hua Xia Bank', { debit: { '621720': 16 }, ...usual }),
  bank('CMBC', '中国民生银行', 'China Minsheng Bank', { debit: { '621721': 16 }, credit: ['625021'], ...usual }),
  bank('CGB', '广发银行', 'China Guangfa Bank', { debit: { '621722': 19 }, credit: ['625022'], ...usual }),
  bank('PAB', '平安银行', 'Ping An Bank', { debit: { '621723': 16 }, credit: ['625023'], ...usual, oneKey: true }),
  bank('SPDB', '浦发银行', 'SPD Bank', { debit: { '621724': 16 }, credit: ['625024'], ...usual }),
  bank('CIB', '兴业银行', 'Industrial Bank', { debit: { '621725': 18 }, credit: ['625025'], ...usual }),
  bank('CZB', '浙商银行', 'China Zheshang Bank', { debit: { '621726': 19 }, ...usual }),
  bank('CBHB', '渤海银行', 'China Bohai Bank', { debit: { '621727': 16 }, ...small }),
  bank('EGB', '恒丰银行', 'Hengfeng Bank', { debit: { '621728': 19 }, ...small }),
  bank('BOB', '北京银行', 'Bank of Beijing', { debit: { '621729': 16 }, ...usual }),
  bank('BOS', '上海银行', 'Bank of Shanghai', { debit: { '621730': 18 }, ...usual }),
  bank('JSB', '江苏银行', 'Bank of Jiangsu', { debit: { '621731': 19 }, ...usual }),
  bank('NJCB', '南京银行', 'Bank of Nanjing', { debit: { '621732': 19 }, ...small }),
  bank('NBCB', '宁波银行', 'Bank of Ningbo', { debit: { '621733': 19 }, ...usual }),
  bank('HZCB', '杭州银行', 'Bank of Hangzhou', { debit: { '621734': 19 }, ...small }),
  bank('HSB', '徽商银行', 'Huishang Bank', { debit: { '621735': 19 }, ...small }),
  bank('CDCB', '成都银行', 'Bank of Chengdu', { debit: { '621736': 19 }, ...small }),
  bank('GZB', '广州银行', 'Bank of Guangzhou', { debit: { '621737': 19 }, ...small }),
  bank('SRCB', '上海农商银行', 'Shanghai Rural Commercial Bank', { debit: { '621738': 19 }, ...small }),
  bank('BJRCB', '北京农商银行', 'Beijing Rural Commercial Bank', { debit: { '621739': 19 }, ...small }),
  bank('SZRCB', '深圳农商银行', 'Shenzhen Rural Commercial Bank', { debit: { '621740': 16 }, ...small }),
]

/** The bank with this code; undefined where there is none. */
export const bankOfCode = (code: string): Bank | undefined => banks.find((one) => one.code === code)
