import type { Fen, Whole } from '@/contract/endpoint'
import type { Text } from '../../language'

/** A card that is bought on its own, outside the memberships. */
interface SoldCard {
  title: Text
  months: Whole
  price: Fen
  originalPrice: Fen
}

/** The cards as they are sold. */
export const soldCards: Readonly<Record<'health' | 'quota', SoldCard>> = {
  health: { title: { zh: '健康卡', en: 'Health card' }, months: 12, price: 9_900, originalPrice: 19_900 },
  quota: { title: { zh: '提额权益卡', en: 'Quota-raising card' }, months: 3, price: 2_900, originalPrice: 4_900 },
}
