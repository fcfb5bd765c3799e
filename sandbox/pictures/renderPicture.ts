import { type AvatarPicture, avatarSvg } from './avatar'
import { bannerSvg } from './banner'
import { emptySvg } from './emptyState'
import { goodsSvg } from './goods'
import { brandSvg, categorySvg, gridSvg } from './icons'
import { type MemberCardPicture, memberCardSvg } from './memberCard'
import { rasterise } from './rasterise'
import type { EmblemPicture, GoodsPicture } from './spec'

/** What to draw, by the kind that stands in the address of a picture. */
export type PictureSpec =
  | ({ kind: 'goods' } & GoodsPicture)
  | ({ kind: 'banner' | 'brand' | 'category' | 'grid' | 'empty' } & EmblemPicture)
  | ({ kind: 'avatar' } & AvatarPicture)
  | ({ kind: 'card' } & MemberCardPicture)

function svgOf(spec: PictureSpec): string {
  switch (spec.kind) {
    case 'goods':
      return goodsSvg(spec)
    case 'banner':
      return bannerSvg(spec)
    case 'brand':
      return brandSvg(spec)
    case 'category':
      return categorySvg(spec)
    case 'grid':
      return gridSvg(spec)
    case 'empty':
      return emptySvg(spec)
    case 'avatar':
      return avatarSvg(spec)
    case 'card':
      return memberCardSvg(spec)
  }
}

/** Draws a picture as PNG; the same spec always gives the same bytes. */
export function renderPicture(spec: PictureSpec): Buffer {
  return rasterise(svgOf(spec))
}
