/**
 * What a change means to one who was built for the older contract: `breaking` where something that worked is refused, lost or misread,
 * `additive` where all that worked still works, `neither` where nothing of it is on the wire.
 */
export type Judgement = 'breaking' | 'additive' | 'neither'

export interface Judged {
  /** For a server of the older contract that an app of the newer one calls. */
  server: Judgement
  /** For an app of the older contract that calls a server of the newer one. */
  olderApp: Judgement
}

/** One change of the contract. */
export interface Change extends Judged {
  /** What has changed, as in `takeCoupon (POST /coupon/take)`. */
  of: string
  /** What a line of the changelog may name it by: the name and the path of the call, or a name of what calls share. */
  names: readonly string[]
  /** What is different, in words. */
  what: string
  /** The nearest named type and the field in it, as in `Coupon.title`: calls that share the type change at the same time. */
  within?: string
}

/** What is different about one call, or about what calls share, which its list then names. */
export type Finding = Judged & Pick<Change, 'what' | 'within'>

export const judged = (server: Judgement, olderApp: Judgement): Judged => ({ server, olderApp })

export const breaksBoth = judged('breaking', 'breaking')
export const addsToBoth = judged('additive', 'additive')

export const breaks = (isBreaking: boolean): Judgement => (isBreaking ? 'breaking' : 'additive')
