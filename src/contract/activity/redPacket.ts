import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

export interface QrCodeRes {
  /** A PNG picture in base64, without the beginning of a data address. */
  qrCode: string
}

/** The customer's link as a QR code. */
export const qrCode = endpoint<Empty, QrCodeRes>()('/xbt-activity/qr-code', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'nothing',
  needs: { qrCode: 'text' },
})

/** `unopened`: it can be opened; `opened`: it has paid; `empty`: there was nothing left for it; `expired`: it was not opened in time. */
export type PacketState = 'unopened' | 'opened' | 'empty' | 'expired'

/** A red packet: for a friend who came, or for having come oneself. */
export interface RedPacket {
  packetId: string
  /** What it is for, in the customer's language; names are masked. */
  title: string
  state: PacketState
  /** What it has paid; 0 until it is opened. */
  amount: Fen
  /** Until when it can be opened. */
  endsAt: EpochMs
}

const packetNeeds = {
  packetId: 'text',
  title: 'label',
  state: 'label',
  amount: 'count',
  endsAt: 'whole',
} as const satisfies NeedsOf<RedPacket>

export interface RedPacketMoneyRes {
  /** What all red packets have paid. */
  packetMoney: Fen
  /** How many can be opened now. */
  unopened: Whole
  /** The packet for having come by a friend's link; absent for all others. */
  welcome?: RedPacket
}

/** What red packets have paid, and what waits. */
export const redPacketMoney = endpoint<Empty, RedPacketMoneyRes>()('/xbt-activity/red-packet-money', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { packetMoney: 0, unopened: 0 },
  needs: { packetMoney: 'count', unopened: 'count', 'welcome?': packetNeeds },
})

export interface RedPacketsReq {
  /** From 1; a page has 10 rows. */
  page: Whole
}

export interface RedPacketsRes {
  packets: RedPacket[]
}

/** The customer's red packets: those that can be opened first, then the newest ones. */
export const redPackets = endpoint<RedPacketsReq, RedPacketsRes>()('/xbt-activity/red-packets', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'read',
  empty: { packets: [] },
  needs: { packets: ['readable', packetNeeds] },
})

export interface OpenPacketReq {
  packetId: string
}

/** Opens a red packet, once: what is in it is paid into the wallet. Answers the packet as it is then, opened or empty. */
export const openPacket = endpoint<OpenPacketReq, RedPacket>()('/xbt-activity/open-packet', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { packetId: 'text', title: 'label', state: 'text', amount: 'fen', endsAt: 'whole' },
  refusals: ['PACKET_UNKNOWN', 'PACKET_OPENED', 'PACKET_EXPIRED'],
})

export interface BonusBroadcastRes {
  /** Lines such as who has just opened what; names are masked. */
  broadcastList: string[]
}

/** What others have just received. */
export const bonusBroadcast = endpoint<Empty, BonusBroadcastRes>()('/xbt-activity/bonus-broadcast', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { broadcastList: [] },
  needs: { broadcastList: ['readable', 'text'] },
})

export interface InviteRulesReq {
  /** Which rules: of red packets, or of the help to get membership. */
  of: 'packets' | 'help'
}

export interface InviteRulesRes {
  rules: string[]
}

/** The rules of invitations. */
export const inviteRules = endpoint<InviteRulesReq, InviteRulesRes>()('/xbt-activity/rules', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { rules: [] },
  needs: { rules: ['readable', 'text'] },
})
