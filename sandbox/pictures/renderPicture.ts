import { type AvatarPicture, avatarSvg } from './avatar'
import { bannerSvg } from './banner'
import { encode, type PictureFormat } from './encode'
import { goodsSvg } from './goods'
import { brandSvg, categorySvg, gridSvg } from './icons'
import { type MemberCardPicture, memberCardSvg } from './memberCard'
import { rasterise } from './rasterise'
import type { EmblemPicture, GoodsPicture } from './spec'

/** What to draw. */
export type PictureSpec =
  | ({ kind: 'goods' } & GoodsPicture)
  | ({ kind: 'banner' | 'brand' | 'category' | 'grid' } & EmblemPicture)
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
    case 'avatar':
      return avatarSvg(spec)
    case 'card':
      return memberCardSvg(spec)
  }
}

/** Draws a picture, `width` pixels wide; the same arguments always give the same bytes. */
export async function renderPicture(spec: PictureSpec, width: number, format: PictureFormat): Promise<Buffer> {
  return encode(await rasterise(svgOf(spec), width), format)
}
