import { View } from '@tarojs/components'
import { Text } from '@/ui/display/Text'
import type { BlockOf } from './block'
import type { RichNode } from './richText'
import './TextBlock.scss'

/** Rich text. It is drawn from texts and marks alone, so no HTML reaches the page (S3). */
export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  return (
    <View className={`text-block is-${block.align}`}>
      {block.nodes.map(({ tag, children }, index) => (
        <View key={index} className={`text-block-${tag}`} {...(tag === 'h3' ? heading : {})}>
          <Text kind={tag === 'h3' ? 'title' : 'reading'} tone={tag === 'h3' ? 'main' : 'second'}>
            <Pieces nodes={children} />
          </Text>
        </View>
      ))}
    </View>
  )
}

const heading = { role: 'heading', 'aria-level': 3 } as const

function Pieces({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      <Text key={index}>{node}</Text>
    ) : (
      <Text
        key={index}
        {...(node.tag === 'strong' ? { strong: true, tone: 'main' } : {})}
        className={`text-block-${node.tag}`}
      >
        <Pieces nodes={node.children} />
      </Text>
    ),
  )
}
