import { type BudgetRow, inKb } from './budgets'
import { textTable } from './textTable'

/** One size of the builds, in bytes: as they are, and with Taro's and MobX's own files. */
export interface Saving {
  what: string
  ours: number
  /** 0 where it was not measured. */
  stock: number
}

const isTold = ({ what }: BudgetRow) => /main package| total|entry \+ home, scripts/.test(what)

/** What the changes in files of Taro and MobX save: of main packages, whole mini-programs and H5's first load. */
export const savings = (ours: readonly BudgetRow[], stock: readonly BudgetRow[]): Saving[] =>
  ours.filter(isTold).map(({ what, bytes }) => ({
    what,
    ours: bytes,
    stock: stock.find((one) => one.what === what)?.bytes ?? 0,
  }))

/** Sizes that say nothing: of a build that is missing, or one that is no larger on stock Taro. */
export const savingFaults = (all: readonly Saving[]): string[] =>
  all
    .filter(({ ours, stock }) => ours === 0 || stock <= ours)
    .map(({ what, ours, stock }) =>
      ours === 0 || stock === 0
        ? `${what} was not measured ${ours === 0 ? 'of our build' : 'on stock Taro: STOCK_TARO=1 npm run build:<host>'}`
        : `${what} is ${inKb(stock)} on stock Taro and ${inKb(ours)} with our changes: either STOCK_TARO no longer leaves them out, or they save nothing and can go`,
    )

/** The savings as a readable table. */
export const savingTable = (all: readonly Saving[]): string =>
  textTable([
    ['what', 'stock Taro', 'ours', 'saved'],
    ...all.map(({ what, ours, stock }) => [what, inKb(stock), inKb(ours), inKb(stock - ours)]),
  ])
