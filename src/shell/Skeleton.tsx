import { View } from '@tarojs/components'
import './Skeleton.scss'

/** Blocks of each shape, as widths in percent and heights in px; a pair stands side by side. */
const shapes = {
  list: [
    [100, 96],
    [100, 96],
    [100, 96],
    [100, 96],
    [100, 96],
  ],
  detail: [
    [100, 320],
    [60, 28],
    [90, 18],
    [40, 18],
    [100, 120],
  ],
  form: [
    [100, 120],
    [100, 52],
    [100, 52],
    [100, 160],
  ],
  home: [
    [100, 140],
    [100, 36],
    [100, 150],
    [100, 90],
    [100, 220],
  ],
} as const

/** Grey blocks in the shape of what is coming. */
export function Skeleton({ shape }: { shape: keyof typeof shapes }) {
  return (
    <View className="skeleton">
      {shapes[shape].map(([width, height], place) => (
        <View key={place} className="skeleton-block" style={{ width: `${width}%`, height: `${height}px` }} />
      ))}
    </View>
  )
}
