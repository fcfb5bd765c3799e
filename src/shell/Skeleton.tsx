import { View } from '@tarojs/components'
import { variables } from '@/ui/hooks/variables'
import { Row } from '@/ui/layout/Row'
import './Skeleton.scss'

/**
 * Blocks of each shape, as widths in percent and heights in px of the design; they are placed side by side where both fit. A name stands for what
 * the styles give the height of, and the place: what is there at once when the content comes.
 */
const shapes = {
  list: [
    [100, 96],
    [100, 96],
    [100, 96],
    [100, 96],
    [100, 96],
  ],
  grid: [
    [100, 44],
    [49, 282],
    [49, 282],
    [49, 282],
    [49, 282],
  ],
  panes: [
    [100, 36],
    [25, 480],
    [73, 480],
  ],
  detail: [
    [100, 320],
    [60, 28],
    [90, 18],
    [40, 18],
    [100, 120],
  ],
  product: [
    [100, 'picture'],
    [100, 120],
    [100, 150],
    [100, 90],
  ],
  form: [
    [100, 120],
    [100, 52],
    [100, 52],
    [100, 160],
  ],
  home: [
    [100, 'banner'],
    [100, 40],
    [100, 180],
    [100, 90],
    [100, 220],
  ],
  mall: [
    [100, 'search'],
    [100, 'banner'],
    [100, 36],
    [100, 150],
    [100, 90],
    [100, 220],
  ],
  tab: [
    [100, 140],
    [100, 36],
    [100, 150],
    [100, 90],
    [100, 220],
  ],
} as const

export type SkeletonShape = keyof typeof shapes

/** Grey blocks in the shape of the content that is loading. */
export function Skeleton({ shape }: { shape: SkeletonShape }) {
  return (
    <Row align="stretch" justify="between" wrap className={`skeleton skeleton-${shape}`}>
      {shapes[shape].map(([width, height], index) => (
        <View
          key={index}
          className={`skeleton-block ${typeof height === 'string' ? `skeleton-${height}` : ''}`}
          style={{ width: `${width}%`, ...(typeof height === 'string' ? {} : variables({ height })) }}
        />
      ))}
    </Row>
  )
}
