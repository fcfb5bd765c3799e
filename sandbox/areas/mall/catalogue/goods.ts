import { billGoods } from './goods/bills'
import { diningGoods } from './goods/dining'
import { drinkGoods } from './goods/drinks'
import { energyGoods } from './goods/energy'
import { familyGoods } from './goods/family'
import { gameGoods } from './goods/games'
import { homeServiceGoods } from './goods/homeServices'
import { listeningGoods } from './goods/listening'
import { phoneGoods } from './goods/phone'
import { shoppingGoods } from './goods/shopping'
import { transportGoods } from './goods/transport'
import { videoGoods } from './goods/video'
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
