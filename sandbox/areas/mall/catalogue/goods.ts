import { billGoods } from './shelves/bills'
import { diningGoods } from './shelves/dining'
import { drinkGoods } from './shelves/drinks'
import { energyGoods } from './shelves/energy'
import { familyGoods } from './shelves/family'
import { gameGoods } from './shelves/games'
import { homeServiceGoods } from './shelves/homeServices'
import { listeningGoods } from './shelves/listening'
import { phoneGoods } from './shelves/phone'
import { shoppingGoods } from './shelves/shopping'
import { transportGoods } from './shelves/transport'
import { videoGoods } from './shelves/video'
import type { CatalogueGoods } from './types'

const byCategory = [
  phoneGoods,
  drinkGoods,
  videoGoods,
  shoppingGoods,
  energyGoods,
  listeningGoods,
  diningGoods,
  billGoods,
  gameGoods,
  homeServiceGoods,
  transportGoods,
  familyGoods,
]

const longest = Math.max(...byCategory.map((list) => list.length))

/** Everything on sale, in the order of the mall: one item of each category in turn, so that every page is varied. */
export const goods: readonly CatalogueGoods[] = Array.from({ length: longest }, (_, row) =>
  byCategory.flatMap((list) => list.slice(row, row + 1)),
).flat()
