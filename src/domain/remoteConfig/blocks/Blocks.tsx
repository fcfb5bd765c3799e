import { observer } from 'mobx-react'
import type { ComponentType } from 'react'
import { Stack } from '@/ui/layout/Stack'
import { BannerBlock } from './BannerBlock'
import { ButtonBlock } from './ButtonBlock'
import type { Block, BlockOf, BlockType } from './block'
import { CountdownBlock } from './CountdownBlock'
import { CouponBlock } from './CouponBlock'
import { GoodsBlock } from './GoodsBlock'
import { GridBlock } from './GridBlock'
import { NoticeBlock } from './NoticeBlock'
import { PictureBlock } from './PictureBlock'
import { TextBlock } from './TextBlock'

/** What a block's component is given. */
export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>
}

/** How each kind of block is drawn; `parsers.ts` has the same kinds, or this does not compile. */
const drawings: { [T in BlockType]: ComponentType<BlockProps<T>> } = {
  banner: BannerBlock,
  grid: GridBlock,
  notice: NoticeBlock,
  goods: GoodsBlock,
  text: TextBlock,
  picture: PictureBlock,
  button: ButtonBlock,
  countdown: CountdownBlock,
  coupon: CouponBlock,
}

/** The blocks of a low-code page, one under the other. */
export const Blocks = observer(function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Stack gap={12} className="blocks">
      {blocks.map((block, index) => {
        const Drawing = drawings[block.type] as ComponentType<{ block: Block }>
        return <Drawing key={`${index}-${block.type}`} block={block} />
      })}
    </Stack>
  )
})
