import type { Handlers } from '../../../implement'
import { inLanguage } from '../../../language'
import { pictureOf } from '../../../viewer'
import type { contract } from '../contract'
import { invitedFriends } from '../progress'
import { asPerson, friendsPage, helpersPage, inviterOf, type Seen } from './friends'
import { beginHelp, help, helpOf, newestRound, standingTo } from './help'
import { helpLink, packetLink } from './links'
import { FRIEND_PACKET, packetStateOf } from './packetState'
import { friendPacketId, paidBy } from './packets'
import { rankingFor } from './ranking'
import { shareTitles } from './texts'

/** Invitations of friends, and the help to get membership. */
export const inviteHandlers = {
  async inviteInfo({ signedIn, db, origin, now, lang }) {
    const user = signedIn()
    const { userId } = user
    return {
      userInfo: asPerson(user, origin),
      inviteInfo: {
        inviterUserId: String(userId),
        link: packetLink(userId),
        helpLink: helpLink(userId),
        picture: pictureOf('wide', 'gift-rose', origin),
        title: inLanguage(shareTitles.packet, lang),
        helpTitle: inLanguage(shareTitles.help, lang),
        invited: await invitedFriends(db, { userId }),
        perFriend: FRIEND_PACKET.most,
        help: await helpOf(db, userId, now),
      },
    }
  },

  async helperInfo({ req, user, db, origin, now, refuse }) {
    const inviter = await inviterOf(db, req.inviterUserId)
    if (!inviter) return refuse('INVITER_UNKNOWN')
    return {
      inviter: asPerson(inviter, origin),
      help: await helpOf(db, inviter.userId, now),
      standing: await standingTo(db, user?.userId, inviter.userId, now),
    }
  },

  async startHelp({ signedIn, db: tx, now, refuse }) {
    const begun = await beginHelp(tx, signedIn().userId, now)
    return 'refused' in begun ? refuse(begun.refused) : begun
  },

  async giveHelp({ req, signedIn, db: tx, now, refuse }) {
    const { userId: helperId } = signedIn()
    const inviter = await inviterOf(tx, req.inviterUserId)
    if (!inviter) return refuse('INVITER_UNKNOWN')
    const given = await help(tx, { helperId, askerId: inviter.userId, now })
    return 'refused' in given ? refuse(given.refused) : given
  },

  async invitationRecords({ req: { page, of }, signedIn, db, origin, now }) {
    const { userId } = signedIn()
    if (page < 1) return { recordsList: [] }
    const paid = await paidBy(db, userId)
    const recordOf = (friend: Seen, more: { time: Date; hasOrdered: boolean }) => {
      const amount = paid.get(friendPacketId(friend.userId))
      return {
        recordId: String(friend.userId),
        ...asPerson(friend, origin),
        state: more.hasOrdered ? ('ordered' as const) : ('joined' as const),
        time: more.time.getTime(),
        reward: amount ?? 0,
        waits: packetStateOf(friend.createdAt, amount, now) === 'unopened',
      }
    }
    if (of === 'helpers') {
      const round = await newestRound(db, userId)
      const rows = round ? await helpersPage(db, { askerId: userId, round: round.round, page }) : []
      return { recordsList: rows.map((row) => recordOf(row, { time: row.helpedAt, hasOrdered: false })) }
    }
    const rows = await friendsPage(db, userId, { page, state: of })
    return { recordsList: rows.map((row) => recordOf(row, { time: row.createdAt, hasOrdered: row.hasOrdered })) }
  },

  ranking: ({ req: { period }, signedIn, db, origin, now }) =>
    rankingFor(db, signedIn().userId, { period, now, origin }),
} satisfies Partial<Handlers<typeof contract>>
