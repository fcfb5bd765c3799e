import * as gifts from '@/contract/member/gifts'
import * as gold from '@/contract/member/gold'
import * as goldActivity from '@/contract/member/goldActivity'
import * as info from '@/contract/member/info'
import * as leap from '@/contract/member/leap'
import * as order from '@/contract/member/order'
import * as orderInfo from '@/contract/member/orderInfo'
import * as renewal from '@/contract/member/renewal'
import * as rights from '@/contract/member/rights'

/** Every call of the member area. */
export const contract = {
  ...gold,
  ...goldActivity,
  ...info,
  ...order,
  ...orderInfo,
  ...renewal,
  ...rights,
  ...gifts,
  ...leap,
}
