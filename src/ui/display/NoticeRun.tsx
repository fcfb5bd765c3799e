import { Text, View } from '@tarojs/components'
import { useRhythm } from '@/ui/hooks/useRhythm'
import { joined, type NoticeSettings, runTime, textWidth } from './noticeSettings'

/** One line that moves sideways: without end, or with a pause before each run. It moves only if `scrollable` is set. */
export function NoticeRun({ settings }: { settings: NoticeSettings }) {
  const { list, separator, mode, fontSize, speed, interval, scrollable } = settings
  const breaks = mode === 'horizontal-break'
  const text = joined(list, separator)
  const loop = breaks ? text : text + separator
  const run = runTime(textWidth(loop, fontSize), speed)
  const { isMoving } = useRhythm(scrollable && breaks, interval, run)
  const isEndless = scrollable && !breaks
  return (
    <View className="notice-bar-window">
      <View
        className={`notice-bar-run ${isEndless ? 'is-endless' : ''} ${isMoving ? 'is-moving' : ''}`}
        style={isEndless ? { animationDuration: `${run}ms` } : { transitionDuration: isMoving ? `${run}ms` : '0ms' }}
      >
        <Text>{isEndless ? loop : text}</Text>
        {isEndless && <Text aria-hidden="true">{loop}</Text>}
      </View>
    </View>
  )
}
