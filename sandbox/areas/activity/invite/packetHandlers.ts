import type { Handlers } from '../../../implement'
import { inLanguage } from '../../../language'
import { pageOf } from '../../../paging'
import { qrPng } from '../../../pictures/qrPng'
import type { contract } from '../contract'
import { invitedFriends } from '../progress'
import { packetLink } from './links'
import { FRIEND_PACKET } from './packetState'
import { broadcastOf, openPacket, packetMoneyOf, packetsOf, welcomeOf } from './packets'
import { payStage, receivedBy, rewardsOf, stagesOf } from './rewards'
import { inviteRuleTexts } from './texts'

/** What invitations bring: red packets, and the rewards of stages. */
export const packetHandlers = {
  qrCode: async ({ signedIn, origin }) => ({ qrCode: qrPng(origin + packetLink(signedIn().userId)) }),

  async redPacketMoney({ signedIn, db, lang, now }) {
    const { userId } = signedIn()
    const packets = await packetsOf(db, userId, lang, now)
    const welcome = await welcomeOf(db, userId, lang, now)
    return {
      packetMoney: await packetMoneyOf(db, userId),
      unopened: packets.filter(({ state }) => state === 'unopened').length,
      ...(welcome && { welcome }),
    }
  },

  async redPackets({ req: { page }, signedIn, db, lang, now }) {
    return { packets: pageOf(await packetsOf(db, signedIn().userId, lang, now), page) }
  },

  async openPacket({ req: { packetId }, signedIn, db: tx, lang, now, refuse }) {
    const opened = await openPacket(tx, signedIn(), packetId, { lang, now })
    return 'refused' in opened ? refuse(opened.refused) : opened
  },

  bonusBroadcast: async ({ db, lang }) => ({ broadcastList: await broadcastOf(db, lang) }),

  inviteRules: async ({ req, lang }) => ({ rules: inviteRuleTexts[req.of].map((text) => inLanguage(text, lang)) }),

  async invitations({ signedIn, db }) {
    const { userId } = signedIn()
    const invited = await invitedFriends(db, { userId })
    return {
      stages: await stagesOf(db, userId, invited),
      invited,
      perFriend: FRIEND_PACKET.most,
      received: await receivedBy(db, userId),
    }
  },

  async takeStage({ req: { stageId }, signedIn, db: tx, now, refuse }) {
    const paid = await payStage(tx, signedIn(), stageId, now)
    return 'refused' in paid ? refuse(paid.refused) : paid
  },

  async inviteRewardList({ req: { page }, signedIn, db, lang }) {
    return { rewardList: page < 1 ? [] : await rewardsOf(db, signedIn().userId, page, lang) }
  },
} satisfies Partial<Handlers<typeof contract>>
