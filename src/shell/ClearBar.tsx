import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { NavBar } from '@/shell/NavBar'

/** From this many px of scrolling on, the page's own header is no longer under the bar. */
const turn = 24

interface ClearBarProps extends Omit<Parameters<typeof NavBar>[0], 'look' | 'isScrolled'> {
  /** The page's header does not start under the bar: another element is between them. */
  hasGround: boolean
}

/** A bar over the page's own header; once the page is scrolled it takes the header's colour, because its text would otherwise overlap the content. */
export function ClearBar({ hasGround, ...props }: ClearBarProps) {
  const [isScrolled, setScrolled] = useState(false)
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > turn))
  return <NavBar {...props} look="clear" isScrolled={isScrolled || hasGround} />
}
