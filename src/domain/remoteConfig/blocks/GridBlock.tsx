import { Text, View } from '@tarojs/components'
import { Tappable } from '@/ui/action/Tappable'
import { variables } from '@/ui/hooks/variables'
import { Picture } from '@/ui/media/Picture'
import type { BlockOf } from './block'
import { leadsSomewhere, openBlockLink } from './LinkArea'
import './GridBlock.scss'

/** Entries with a picture and a word; one that leads nowhere in this build is not offered. */
export function GridBlock({ block }: { block: BlockOf<'grid'> }) {
  const items = block.items.filter(({ link }) => leadsSomewhere(link))
  if (items.length === 0) return null
  return (
    <View className="grid-block" style={variables({ 'grid-columns': block.columns })}>
      {items.map(({ title, picture, link, badge }, index) => (
        <Tappable key={index} className="grid-block-item" role="link" onTap={() => openBlockLink(link)}>
          <Picture className="grid-block-picture" src={picture} mode="aspectFit" />
          <Text className="grid-block-title">{title}</Text>
          {badge && <Text className="grid-block-badge">{badge}</Text>}
        </Tappable>
      ))}
    </View>
  )
}
