import type * as contract from '@/contract/member/gifts'
import type { Handlers } from '../../../implement'
import { inLanguage } from '../../../language'
import { asClaimRow, latestClaim } from '../rights/claims'
import { giftOf, receive } from './gifts'

/** The surprise and the birthday gift. */
export const giftHandlers: Handlers<typeof contract> = {
  async surpriseInfo({ signedIn, db, ...viewer }) {
    return giftOf(db, 'surprise', signedIn(), viewer)
  },

  async birthdayReceiveInfo({ signedIn, db, ...viewer }) {
    return giftOf(db, 'birthday', signedIn(), viewer)
  },

  async receiveGift({ req, signedIn, db, now, lang, refuse }) {
    const received = await receive(db, { ...req, user: signedIn(), now })
    if ('refused' in received) return refuse(received.refused)
    const { item, claim } = received
    return { receiveStatus: 'received', result: inLanguage(claim.result, lang), jumpUrl: item.jumpUrl }
  },

  async receivedItemInfo({ req, signedIn, db, ...viewer }) {
    const claim = await latestClaim(db, signedIn().userId, req.gift)
    const row = claim && asClaimRow(claim, viewer)
    if (!claim || !row) return {}
    const { itemName, itemImg, receivedAt, result, jumpUrl } = row
    return { item: { itemId: claim.itemId, itemName, itemImg, receivedAt, result, jumpUrl } }
  },
}
