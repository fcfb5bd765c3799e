import type { reminder as zh } from '../reminder'

export const reminder: typeof zh = {
  renewal: 'After this tap you are asked to allow a message before each renewal charge',
  lapsing: 'After this tap you are asked to allow a message before balance and coupons expire',
  delivery: 'After this tap you are asked to allow a message when your goods have arrived',
}
