import { Text, View } from '@tarojs/components'
import { type LayoutProps, layoutClasses } from '@/ui/layout/layout'
import './Card.scss'

interface CardProps extends LayoutProps {
  title?: string
  /** The content has its own room at the edges. */
  flush?: boolean
  /** Room at the edges that is not the normal one: `small` for one of many rows, `large` for what stands alone on a screen. */
  room?: 'small' | 'large'
  /** Its content stands beside each other; under each other where one of the properties of a layout is given. */
  row?: boolean
}

/** A block of a screen, with or without a title. */
export function Card({ title, flush, room, row, children, ...props }: CardProps) {
  const { gap, align, justify, wrap, grow, above, className, ...host } = props
  const box = ['card', flush && 'is-flush', room && `card-${room}`, className].filter(Boolean).join(' ')
  const hasLayout = row || gap || align || justify || wrap || grow || above
  const layout = { gap, align, justify, wrap, grow, above, className: box }
  return (
    <View {...host} className={hasLayout ? layoutClasses(row ? 'row' : 'stack', layout) : box}>
      {title && (
        <Text className="card-title" role="heading" aria-level={2}>
          {title}
        </Text>
      )}
      {children}
    </View>
  )
}
