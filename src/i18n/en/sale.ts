import type { sale as zh } from '../sale'

export const sale: typeof zh = {
  notSoldTitle: 'Not available here',
  notSold: 'The platform does not allow this purchase in mini-programs on iOS. Benefits that you have work as usual',
}
