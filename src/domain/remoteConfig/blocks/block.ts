import type { EpochMs, Fen } from '@/contract/endpoint'
import type { RichBlock } from './richText'

/** A picture that leads somewhere. Links are addresses of the app, or outside ones that the build allows. */
interface LinkedPicture {
  title: string
  picture: string
  link: string
}

/** What each kind of block shows. Optional settings are absent where the schema says nothing. */
export interface BlockContents {
  banner: { items: readonly (LinkedPicture & { subtitle: string })[] }
  grid: { columns: number; items: readonly (LinkedPicture & { badge?: string })[] }
  /** A notice bar with any of the settings of R-140; sizes in px of the design, times in milliseconds. */
  notice: {
    list: readonly string[]
    link?: string
    mode?: 'horizontal-continuous' | 'vertical' | 'horizontal-break'
    separator?: string
    color?: string
    background?: string
    fontSize?: number
    fontWeight?: number
    height?: number
    width?: number
    scrollable?: boolean
    speed?: number
    interval?: number
    duration?: number
    showClose?: boolean
    showIcon?: boolean
    showMore?: boolean
  }
  /** Goods of a promotion or a brand, asked for when the block is shown, so that prices are of today. */
  goods: { title?: string; promotion?: string; brandId?: string; count: number }
  text: { nodes: readonly RichBlock[]; align: 'left' | 'center' }
  /** `label` is absent for a picture that only decorates. */
  picture: { picture: string; width: number; height: number; label?: string; link?: string }
  button: { text: string; link: string; kind: 'primary' | 'second' | 'plain' }
  countdown: { title: string; deadline: EpochMs; ended?: string; link?: string }
  coupon: { name: string; amount: Fen; threshold: Fen; expireTime?: EpochMs; action?: string; link?: string }
}

export type BlockType = keyof BlockContents

export type BlockOf<T extends BlockType> = BlockContents[T] & { type: T }

/** One block of a low-code page. */
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType]
