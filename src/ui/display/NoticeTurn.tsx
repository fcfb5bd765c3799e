import { Text, View } from '@tarojs/components'
import { useRhythm } from '@/ui/hooks/useRhythm'
import { variables } from '@/ui/hooks/variables'
import { type NoticeSettings, pairAt, partsOf, takesTurns } from './noticeSettings'

/** Rows below each other: up to two do not move, more are shown in pairs, one pair after another. */
export function NoticeTurn({ settings }: { settings: NoticeSettings }) {
  const { list, interval, duration, scrollable } = settings
  const moves = scrollable && takesTurns(list.length)
  const { isMoving, turn } = useRhythm(moves, interval, duration)
  const pairs = moves ? [pairAt(list, turn), pairAt(list, turn + 1)] : [list.slice(0, 2)]
  return (
    <View className="notice-bar-window is-vertical" style={variables({ 'notice-rows': pairs[0]?.length ?? 0 })}>
      <View
        className={`notice-bar-turn ${isMoving ? 'is-moving' : ''}`}
        style={{ transitionDuration: isMoving ? `${duration}ms` : '0ms' }}
      >
        {pairs.map((pair, index) => (
          <View key={index} aria-hidden={index > 0 ? 'true' : undefined}>
            {pair.map((row, line) => (
              <View key={line} className="notice-bar-row">
                {partsOf(row).map((part, at) => (
                  <Text key={at} className={part.highlight ? 'notice-bar-strong' : ''}>
                    {part.text}
                  </Text>
                ))}
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  )
}
