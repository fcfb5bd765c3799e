import { View } from '@tarojs/components'
import { variables } from '@/ui/hooks/variables'
import { Picture } from '@/ui/media/Picture'
import type { BlockOf } from './block'
import { LinkArea } from './LinkArea'
import './PictureBlock.scss'

/** A picture of the page's width, in its own proportions from the first moment on. */
export function PictureBlock({ block }: { block: BlockOf<'picture'> }) {
  const { picture, width, height, label, link } = block
  const spoken = label ? { role: 'img', 'aria-label': label } : {}
  return (
    <LinkArea className="picture-block" link={link} label={label}>
      <View className="picture-block-frame" style={variables({ 'picture-share': (height / width) * 100 })} {...spoken}>
        <Picture className="picture-block-picture" src={picture} mode="aspectFill" />
      </View>
    </LinkArea>
  )
}
