import { and, desc, eq, isNull } from 'drizzle-orm'
import type { PackItem } from '@/contract/rights/packs'
import type { Db } from '../../db/client'
import type { Handlers } from '../../implement'
import { inLanguage } from '../../language'
import { pictureOf, type Viewer } from '../../viewer'
import { type Claim, claimOnce, claimsOf } from './claims'
import type { contract } from './contract'
import { type PackItemOffer, packOffers, packRules } from './packs'
import { itemState } from './rightState'
import { rightsPacks } from './tables'

type PackRecord = typeof rightsPacks.$inferSelect

const onceKeyOf = ({ packId }: PackRecord, { itemId }: PackItemOffer): string => `pack:${packId}:${itemId}`

const itemsOf = ({ kind }: PackRecord): readonly PackItemOffer[] => packOffers[kind]?.items ?? []

/** A pack of this customer; undefined for any other, since customers cannot read each other’s. */
async function ownPack(db: Db, userId: number, packId: string): Promise<PackRecord | undefined> {
  const [pack] = await db
    .select()
    .from(rightsPacks)
    .where(and(eq(rightsPacks.packId, packId), eq(rightsPacks.userId, userId)))
  return pack
}

function asItem(item: PackItemOffer, pack: PackRecord, claim: Claim | undefined, viewer: Viewer): PackItem {
  const { lang, origin, now } = viewer
  return {
    itemId: item.itemId,
    type: item.type,
    name: inLanguage(item.name, lang),
    text: inLanguage(item.text, lang),
    picture: pictureOf('icon', item.picture, origin),
    state: itemState(item, pack, claim !== undefined, now),
    jumpUrl: item.jumpUrl?.(origin) ?? '',
    ...(claim ? { result: inLanguage(claim.result, lang) } : {}),
    ...(claim?.code ? { code: claim.code } : {}),
    ...(claim?.cardNo ? { cardNo: claim.cardNo } : {}),
  }
}

/** Packs: a list with what was claimed, an item's claim, the authorization of partners. */
export const packHandlers = {
  async userRightsPack({ signedIn, db, now, lang, origin }) {
    const { userId } = signedIn()
    const rows = await db
      .select()
      .from(rightsPacks)
      .where(eq(rightsPacks.userId, userId))
      .orderBy(desc(rightsPacks.receivedAt), desc(rightsPacks.packId))
    const packs = rows.filter(({ kind }) => packOffers[kind])
    const keys = packs.flatMap((pack) => itemsOf(pack).map((item) => onceKeyOf(pack, item)))
    const claims = await claimsOf(db, userId, keys)
    return {
      packs: packs.map((pack) => ({
        user_rights_pack_id: pack.packId,
        pack_info: infoOf(pack, { lang, origin, now }),
        pack_item: itemsOf(pack).map((item) =>
          asItem(item, pack, claims.get(onceKeyOf(pack, item)), { lang, origin, now }),
        ),
      })),
      rules: packRules.map((rule) => inLanguage(rule, lang)),
    }
  },

  async packItem({ req, signedIn, db, now, lang, origin, refuse }) {
    const { userId } = signedIn()
    const pack = await ownPack(db, userId, req.user_rights_pack_id)
    if (!pack) return refuse('PACK_UNKNOWN')
    const item = itemsOf(pack).find(({ itemId }) => itemId === req.itemId)
    if (!item) return refuse('ITEM_UNKNOWN')
    const onceKey = onceKeyOf(pack, item)
    const isClaimed = (await claimsOf(db, userId, [onceKey])).has(onceKey)
    const state = itemState(item, pack, isClaimed, now)
    if (state === 'expired') refuse('ITEM_EXPIRED')
    if (state === 'needs_auth') refuse('AUTH_NEEDED')
    const claim = await claimOnce(db, { userId, onceKey, gift: item.gift, now })
    if (!claim) return refuse('ITEM_RECEIVED')
    const { name, jumpUrl, result = '', cardNo } = asItem(item, pack, claim, { lang, origin, now })
    return { name, state: 'received', result, jumpUrl, ...(cardNo ? { cardNo } : {}) }
  },

  async setAuth({ req, signedIn, db, now, refuse }) {
    const pack = await ownPack(db, signedIn().userId, req.user_rights_pack_id)
    if (!pack) return refuse('PACK_UNKNOWN')
    await db
      .update(rightsPacks)
      .set({ authAt: now })
      .where(and(eq(rightsPacks.packId, pack.packId), isNull(rightsPacks.authAt)))
    return {}
  },
} satisfies Partial<Handlers<typeof contract>>

function infoOf({ kind, endTime }: PackRecord, { lang, origin }: Viewer) {
  const { name, text, picture } = packOffers[kind] ?? {}
  return {
    name: name ? inLanguage(name, lang) : '',
    text: text ? inLanguage(text, lang) : '',
    picture: picture ? pictureOf('wide', picture, origin) : '',
    endTime: endTime.getTime(),
  }
}
