import { Text as HostText } from '@tarojs/components'
import type { TextProps as HostTextProps } from '@tarojs/components/types/Text'
import { type Gap, roomClasses } from '@/ui/layout/layout'
import './Text.scss'

/** How large a text is, from the smallest to the largest; `reading` has room between its lines. From `title` on it is bold. */
export type TextKind =
  | 'note'
  | 'small'
  | 'body'
  | 'reading'
  | 'large'
  | 'title'
  | 'heading'
  | 'headline'
  | 'figure'
  | 'sum'
  | 'amount'

/** What the colour of a text says; each is a colour of the theme. */
export type Tone =
  | 'main'
  | 'second'
  | 'third'
  | 'price'
  | 'saving'
  | 'success'
  | 'warning'
  | 'danger'
  | 'link'
  | 'brand'
  | 'on-brand'
  | 'member'

/** How a text looks. What is left out is that of the element around it. */
export interface TextLook {
  kind?: TextKind
  tone?: Tone
  /** Bold, in a kind that is not. */
  strong?: boolean
  /** Digits of one width, for numbers that change or stand under each other. */
  tabular?: boolean
  /** On one line: a short text with a number, which must not be parted from its unit. */
  whole?: boolean
  /** In the middle of its line. */
  center?: boolean
  /** On lines of its own, where the element around it is no row or column. */
  block?: boolean
  /** It ends with an ellipsis after so many lines. */
  lines?: 1 | 2
  /** It takes the room that its neighbours leave. */
  grow?: boolean
  /** Pixels of the design between it and what stands before it, where that is no row or column with a gap. */
  above?: Gap
  /** Its place in the layout around it. */
  className?: string
}

interface TextProps extends TextLook, Omit<HostTextProps, 'className'> {}

/** A text of a screen: sizes, weights and colours are chosen here and nowhere else. */
export function Text({
  kind,
  tone,
  strong,
  tabular,
  whole,
  center,
  block,
  lines,
  grow,
  above,
  className,
  ...host
}: TextProps) {
  // Short names: a mini-program sends the classes of each element to its renderer.
  const classes = [
    className,
    kind && `t-${kind}`,
    tone && `c-${tone}`,
    strong && 't-strong',
    tabular && 't-tabular',
    whole && 't-whole',
    center && 't-center',
    block && 't-block',
    ...roomClasses({ grow, above }),
    lines && (lines === 1 ? 't-one-line' : 't-two-lines'),
  ]
  return <HostText {...host} className={classes.filter(Boolean).join(' ') || undefined} />
}
