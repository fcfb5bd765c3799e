import { type Empty, type EpochMs, endpoint, type Fen } from '../endpoint'
import type { BroadcastRow } from '../home'
import { broadcastNeeds } from '../mall/shelf'

/** Where the application for the card stands; `none` where it was not applied for. */
export type OpenCardStatus = 'none' | 'processing' | 'opened' | 'refused'

export interface OpenCardRes {
  openCardStatus: OpenCardStatus
}

/** Applies for the card once identity, face and bank card are proved. The same application is answered again, never made twice. */
export const openCard = endpoint<Empty, OpenCardRes>()('/xbt/open-card', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { openCardStatus: 'text' },
  refusals: ['STEPS_MISSING'],
})

/** A product that is offered together with the opened card. */
export interface ResultProduct {
  goodsId: string
  name: string
  picture: string
  price: Fen
  originalPrice: Fen
}

/** A coupon that the customer received with the card. */
export interface ResultCoupon {
  couponId: string
  title: string
  amount: Fen
  endTime: EpochMs
}

export interface ShopResultRes {
  productInfo: {
    openCardStatus: OpenCardStatus
    productList: ResultProduct[]
    couponList: ResultCoupon[]
    randList: BroadcastRow[]
    /** What the status means, and why where it was refused, in the customer's language. */
    description: string
  }
}

/** What came of the application for the card. */
export const shopResult = endpoint<Empty, ShopResultRes>()('/xbt/shop-result', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: {
    productInfo: {
      openCardStatus: 'text',
      productList: [
        'readable',
        { goodsId: 'text', name: 'label', picture: 'label', price: 'fen', originalPrice: 'count' },
      ],
      couponList: ['readable', { couponId: 'text', title: 'label', amount: 'fen', endTime: 'count' }],
      randList: ['readable', { ...broadcastNeeds, phone: 'label' }],
      description: 'label',
    },
  },
})
